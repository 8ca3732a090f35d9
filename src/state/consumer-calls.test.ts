import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/state/test-browser.ts';
import { deleteAccount, loadAccount, sendAccountForm } from './account.ts';
import { loadConsumer } from './consumer.ts';
import { login, logout } from './login.ts';
import {
  requestConfirmation,
  requestReset,
  sendConfirmation,
  sendRegistration,
  sendRegistrationFromOrder,
  sendReset,
} from './visitor-forms.ts';

type Sent = { method: string; path: string; query: Record<string, string>; credentials: string | undefined; body: unknown };
const sent: Sent[] = [];

/** A server that records its requests and answers nothing valid. */
const takeDown = async (address: string, { method = 'GET', credentials, body }: RequestInit = {}): Promise<Response> => {
  const { pathname, searchParams } = new URL(address, 'https://fr.example');
  const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  sent.push({ method, path: pathname, query: Object.fromEntries(searchParams), credentials, body: read });
  return Response.json({}, { status: 400 });
};

beforeEach(() => {
  sent.length = 0;
  stubBrowser();
  vi.stubGlobal('fetch', takeDown);
  document.documentElement.dataset['locale'] = 'fr-CH';
});
afterAll(() => void vi.unstubAllGlobals());

const mia = { email: 'mia@example.com', password: 'lange Wellen 8' };
const registration = { ...mia, firstName: 'Mia' } as unknown as Parameters<typeof sendRegistration>[0];
const fromOrder = { password: mia.password, orderId: 'CH-1' } as Parameters<typeof sendRegistrationFromOrder>[0];
const confirmation = { id: '1', userId: '2', otp: 'ABC123', password: mia.password };
const reset = { password: mia.password, trxId: '1', trnxId: '2' };
const address = { id: '7', street: 'Rue du Lac 3' };
const question = { email: mia.email, shopLanguagePath: '/fr/' };

/** The /consumer calls of specification §7 that a browser makes with script, each with its body. */
const calls: [about: string, send: () => Promise<unknown>, query: Record<string, string>, body: unknown][] = [
  ['GET /consumer/', loadConsumer, {}, undefined],
  ['POST /consumer/login', () => login(mia, true), { rememberMe: 'true' }, mia],
  ['POST /consumer/login', () => login(mia, false), { rememberMe: 'false' }, mia],
  ['GET /consumer/logout', logout, {}, undefined],
  ['PUT /consumer/', () => sendAccountForm('profile', { firstName: 'Mia' }), {}, { firstName: 'Mia' }],
  ['POST /consumer/create', () => sendRegistration(registration), {}, registration],
  ['POST /consumer/create/from/order', () => sendRegistrationFromOrder(fromOrder), {}, fromOrder],
  ['POST /consumer/confirm-email', () => sendConfirmation(confirmation), {}, confirmation],
  ['POST /consumer/send-email-verification', () => requestConfirmation(mia.email), {}, { email: mia.email }],
  ['POST /consumer/initiate-reset-password', () => requestReset(mia.email, '/fr/'), question, undefined],
  ['POST /consumer/reset-password', () => sendReset(reset), {}, reset],
  ['POST /consumer/delete', () => deleteAccount('SUPPRIMER'), {}, { confirmation: 'SUPPRIMER' }],
  ['POST /consumer/addresses/delivery/add', () => sendAccountForm('add', address), {}, address],
  ['PUT /consumer/addresses/delivery', () => sendAccountForm('edit', address), {}, address],
  ['POST /consumer/addresses/delivery/remove', () => sendAccountForm('remove', { id: '7' }), {}, { id: '7' }],
  ['PUT /consumer/addresses/', () => sendAccountForm('billing', address), {}, address],
  // Both address lists come with the account's other data.
  ['GET /consumer/overview', loadAccount, {}, undefined],
];

test.each(calls)('U-01 %s is sent with credentials, the locale, and its body', async (about, send, query, body) => {
  await send().catch(() => undefined);
  const [method, path] = about.split(' ');
  expect(sent[0]).toEqual({ method, path, query: { ...query, locale: 'fr-CH' }, credentials: 'same-origin', body });
});
