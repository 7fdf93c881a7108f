/** Versions of what admins change. */
export const versionTexts = {
  history: 'History',
  showOlder: 'Show older versions',
  olderFailed: 'Failed to load older versions',
  version: (version: number) => `Version ${version}`,
  restored: (name: string, version: number) => `${name} restored version ${version}`,
  restore: 'Restore',
  restoreFailed: 'Failed to restore the version',
  basedOnRule: 'The last change must be a time',
};
