import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, stubBrowser } from '#tests/state/test-browser.ts';
import { consumer, continueAsGuest, loadConsumer } from './consumer.ts';
import { login, logout } from './login.ts';
import { sessionHint } from './session-hint.ts';

const profile = {
  information: { id: '1' },
  email: 'mia@example.com',
  customerType: 'Private',
  salutation: '',
  firstName: 'Mia',
  lastName: 'Ostertag',
  phone: '',
  company: '',
  taxNumber: '',
  consents: [],
};
const nobody = { statusCode: 401, message: 'nobody', data: { exception: 'NotLoggedInException' } };
const expired = { statusCode: 497, message: 'expired', data: { exception: 'SessionExpiredException' } };

/** The server's answer at each path, and the session hint it sets. */
const serve = (answers: Record<string, { status?: number; body: unknown; cookie?: string }>): void => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { status = 200, body, cookie } = answers[address.split('?')[0] ?? ''] ?? { status: 404, body: null };
    if (cookie !== undefined) Object.assign(document, { cookie });
    return Response.json(body, { status });
  });
};

class SilentChannel {
  addEventListener = vi.fn<() => void>();
  postMessage = vi.fn<() => void>();
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('BroadcastChannel', SilentChannel);
});
afterEach(() => void vi.unstubAllGlobals());

test('U-03 pending until the server answers, then logged out without a session', async () => {
  answerWith(401, nobody);
  const loading = loadConsumer();
  expect(consumer.status).toBe('PENDING');
  await loading;
  expect(consumer.status).toBe('LOGGED_OUT');
});

test('U-03 an expired session while pending is SESSION_EXPIRED, until the visitor continues as a guest', async () => {
  answerWith(497, expired);
  await loadConsumer();
  expect(consumer.status).toBe('SESSION_EXPIRED');
  continueAsGuest();
  expect(consumer.status).toBe('LOGGED_OUT');
});

test('U-03 login and logout return to pending, and the profile is reloaded', async () => {
  serve({
    '/consumer/login': { body: { isLoggedIn: true }, cookie: 'logged-in=1' },
    '/consumer/logout': { body: { isLoggedOut: true }, cookie: '' },
    '/consumer/': { body: profile },
  });
  await login({ email: profile.email, password: 'lange Wellen 8' }, false);
  expect(consumer.status).toBe('PENDING');
  await vi.waitFor(() => expect(consumer.status).toBe('LOGGED_IN'), { timeout: 60_000 });
  expect([consumer.profile?.firstName, sessionHint.hasSession]).toEqual(['Mia', true]);
  await logout();
  await vi.waitFor(() => expect(consumer.status).toBe('LOGGED_OUT'), { timeout: 60_000 });
  expect([consumer.profile, sessionHint.hasSession]).toEqual([undefined, false]);
});

test('U-03 an expired session clears the profile', async () => {
  serve({ '/consumer/': { body: profile } });
  await loadConsumer();
  expect(consumer.status).toBe('LOGGED_IN');
  answerWith(497, expired);
  await loadConsumer();
  expect([consumer.status, consumer.profile]).toEqual(['SESSION_EXPIRED', undefined]);
});
