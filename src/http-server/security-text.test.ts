import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('security.txt names the contact, the expiry, the languages and its own address', () => {
  const now = Date.UTC(2026, 10, 23, 5, 0, 0);
  expect(securityText('ch', now)).toBe(
    [
      'Contact: mailto:hello@undula.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: de, fr, en',
      'Canonical: https://www.undula.ch/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
