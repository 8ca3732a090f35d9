import { expect, test } from 'vitest';
import { readAlternatePath, writeAlternatePaths } from './alternate-paths.ts';

test('Y-07 an unlisted page contains its addresses in other countries and languages', () => {
  const written = writeAlternatePaths([
    { hreflang: 'fr-CH', href: 'https://www.undula.ch/fr/dealer?place=Bern' },
    { hreflang: 'de-DE', href: 'https://www.undula.de/dealer' },
  ]);
  expect(readAlternatePath(written, 'fr-CH')).toBe('https://www.undula.ch/fr/dealer?place=Bern');
  expect(readAlternatePath(written, 'ja-JP')).toBeUndefined();
});
