import { expect, test } from 'vitest';
import { headerName } from './mail-headers.ts';

test('a name in a header stays a name, whatever was stored', () => {
  expect(headerName('Miriam Ostertag\r\nBcc: thief@example.com')).toBe('Miriam Ostertag Bcc: thief example.com');
});

test('a long name is cut between characters', () => {
  expect(headerName(`${'a'.repeat(119)}🚿`)).toBe('a'.repeat(119));
});
