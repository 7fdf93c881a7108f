/** A readable name for a user agent: 'Chrome on Android'. */
import { accountTexts } from '#texts/account.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

export function deviceName(agent: string): string {
  const browser = firstOf(browsers, agent);
  const system = firstOf(systems, agent);
  if (browser && system) return accountTexts.browserOn(browser, system);
  return browser ?? system ?? accountTexts.unknownDevice;
}
