import { expect, test } from 'vitest';
import { expiredPath, loginPath, noScriptLoginPath } from './login-path.ts';

test('R-05 R-06 the login link contains the screen, also when its no-script document asks for it', () => {
  expect(loginPath({ root: '/' }, '/account?tab=2')).toBe('/login?redirect=%2Faccount%3Ftab%3D2');
  expect(loginPath({ root: '/fr/' }, '/fr/plain/account/orders')).toBe('/fr/login?redirect=%2Ffr%2Faccount%2Forders');
  expect(noScriptLoginPath({ root: '/' }, '/plain/account')).toBe('/plain/login?redirect=%2Faccount');
  expect(expiredPath({ root: '/' }, '/plainness')).toBe('/session-expired?redirect=%2Fplainness');
});
