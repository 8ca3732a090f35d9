import 'client-only';
import type { FromOrder } from '#shared/contract/account.ts';
import type { Reset } from '#shared/contract/password.ts';
import type { Confirmation, Registration } from '#shared/contract/registration.ts';
import { callRest } from './rest.ts';

const mailSent = async () => (await import('#shared/contract/registration.ts')).mailSent;
const confirmed = async () => (await import('#shared/contract/registration.ts')).confirmed;
const passwordReset = async () => (await import('#shared/contract/password.ts')).passwordReset;

const post = { method: 'POST' } as const;

/** Opens an account; its owner gets a mail (U-02). Like all calls here it rejects with a RestError. */
export const sendRegistration = async (body: Registration): Promise<void> => {
  await callRest('/consumer/create', { ...post, body, answer: mailSent });
};

/** Opens an account from an order of this browser (U-07). */
export const sendRegistrationFromOrder = async (body: FromOrder): Promise<void> => {
  await callRest('/consumer/create/from/order', { ...post, body, answer: mailSent });
};

/** Confirms the mail address. */
export const sendConfirmation = async (body: Confirmation): Promise<void> => {
  await callRest('/consumer/confirm-email', { ...post, body, answer: confirmed });
};

/** Requests the mail of a registration again. */
export const requestConfirmation = async (email: string): Promise<void> => {
  await callRest('/consumer/send-email-verification', { ...post, body: { email }, answer: mailSent });
};

/** Requests a password reset link; `shopLanguagePath` is the root of the site (U-04). */
export const requestReset = async (email: string, shopLanguagePath: string): Promise<void> => {
  await callRest('/consumer/initiate-reset-password', { ...post, query: { email, shopLanguagePath }, answer: mailSent });
};

/** Sets the new password. */
export const sendReset = async (body: Reset): Promise<void> => {
  await callRest('/consumer/reset-password', { ...post, body, answer: passwordReset });
};
