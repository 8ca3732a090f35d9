import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumer, isLoggedIn, loadConsumer } from './consumer.ts';
import { answerWith, stubBrowser } from './test-browser.ts';

beforeEach(stubBrowser);
afterEach(() => void vi.unstubAllGlobals());

test('U-03 pending until the server answers, then logged out without a session', async () => {
  answerWith(401, { statusCode: 401, message: 'nobody', data: { exception: 'NotLoggedInException' } });
  const loading = loadConsumer();
  expect(consumer.status).toBe('PENDING');
  expect(isLoggedIn(consumer.status)).toBeUndefined();
  await loading;
  expect(consumer.status).toBe('LOGGED_OUT');
  expect(isLoggedIn(consumer.status)).toBe(false);
});

test('U-03 an expired session while pending is SESSION_EXPIRED, a second one changes nothing after logging out', async () => {
  answerWith(497, { statusCode: 497, message: 'expired', data: { exception: 'SessionExpiredException' } });
  await loadConsumer();
  expect(consumer.status).toBe('SESSION_EXPIRED');
});
