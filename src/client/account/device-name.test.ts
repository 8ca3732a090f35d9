import { expect, test } from 'vitest';
import { createTranslator } from '#shared/i18n/translator.ts';
import german from '../../../translations/de.json' with { type: 'json' };
import { deviceName } from './device-name.ts';

const t = createTranslator('de', german);

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari auf macOS',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'Chrome auf Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge auf Windows'],
  ['curl/8.5.0', 'Unbekannter Browser'],
])('U-03 %s is called %s', (device, name) => {
  expect(deviceName(device, t)).toBe(name);
});
