import type { Translate } from '#shared/i18n/translator.ts';

// The first match counts: Edge and Opera also call themselves Chrome, Chrome also calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (patterns: readonly [RegExp, string][], text: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** A readable browser name from its user agent: `Firefox auf Windows`. */
export const deviceName = (device: string, t: Translate): string => {
  const [browser, system] = [nameIn(browsers, device), nameIn(systems, device)];
  if (browser !== undefined && system !== undefined) return t('account.security.device', { browser, system });
  return browser ?? system ?? t('account.security.unknown');
};
