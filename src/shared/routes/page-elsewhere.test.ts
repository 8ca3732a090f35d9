import { expect, test } from 'vitest';
import { readPageElsewhere, writePageElsewhere } from './page-elsewhere.ts';

test('Y-07 a page that is not listed says where it stands elsewhere', () => {
  const written = writePageElsewhere([
    { hreflang: 'fr-CH', href: 'https://www.undula.ch/fr/dealer?place=Bern' },
    { hreflang: 'de-DE', href: 'https://www.undula.de/dealer' },
  ]);
  expect(readPageElsewhere(written, 'fr-CH')).toBe('https://www.undula.ch/fr/dealer?place=Bern');
  expect(readPageElsewhere(written, 'ja-JP')).toBeUndefined();
});
