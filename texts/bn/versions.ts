import { digits } from './numbers.ts';

export const versionTexts = {
  history: 'ইতিহাস',
  showOlder: 'আগের সংস্করণ দেখান',
  olderFailed: 'আগের সংস্করণগুলো আনা গেল না',
  version: (version: number) => `${digits(version)} নম্বর সংস্করণ`,
  restored: (name: string, version: number) => `${name} ${digits(version)} নম্বর সংস্করণ ফিরিয়ে এনেছেন`,
  restore: 'ফিরিয়ে আনুন',
  restoreFailed: 'সংস্করণটি ফেরানো গেল না',
  basedOnRule: 'শেষ বদল একটি সময় হতে হবে',
};
