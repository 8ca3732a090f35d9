import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const token = (): string => randomBytes(32).toString('base64url');

test.each(['', '/', '/I-DE-2026-00001.pdf', '.', ')', ',', '%20', '%3E', ';a', 'x', '-', '%22%20rel'])(
  'a token is never logged, whatever a mail program appends: %s',
  (end) => {
    for (let count = 0; count < 50; count += 1) {
      const secret = token();
      const logged = loggedPath(`/fr/wishlist/shared/${secret}${end}`);
      expect(logged).not.toContain(secret.slice(0, 30));
      expect(logged).toContain('/wishlist/shared/[secret]');
    }
  },
);

test('pages, products and files keep their names', () => {
  for (const path of [
    '/assets/client-abc.js',
    '/spuelen/passend-fuer-einen-unterschrank-von-sechzig-zentimetern-breite',
    '/%E6%A4%9C%E7%B4%A2/%E3%82%B7%E3%83%B3%E3%82%AF%E3%82%AD%E3%83%83%E3%83%81%E3%83%B3',
    '/checkout/success/DE-261124-7F3K9QXT',
  ])
    expect(loggedPath(path)).toBe(path);
});
