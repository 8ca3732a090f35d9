import 'client-only';
import { proxy } from 'valtio';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import { callRest, onSessionExpired, RestError } from './rest.ts';

export type UserStatus = 'PENDING' | 'LOGGED_IN' | 'SESSION_EXPIRED' | 'LOGGED_OUT';

/** Who is here (specification §4). PENDING until the server has answered. */
export const consumer = proxy<{ status: UserStatus; email: string | undefined }>({ status: 'PENDING', email: undefined });

const profile = async () => (await import('#shared/contract/consumer.ts')).profile;

const expire = (): void => {
  if (consumer.status !== 'LOGGED_IN' && consumer.status !== 'PENDING') return;
  consumer.email = undefined;
  consumer.status = 'SESSION_EXPIRED';
};
onSessionExpired(expire);

/** Unknown while pending, else whether somebody is logged in. */
export const isLoggedIn = (status: UserStatus): boolean | undefined => (status === 'PENDING' ? undefined : status === 'LOGGED_IN');

/** Asks the server who is here (U-03). */
export const loadConsumer = async (): Promise<void> => {
  consumer.status = 'PENDING';
  try {
    const { email } = await callRest('/consumer/', { answer: profile });
    consumer.email = email;
    consumer.status = 'LOGGED_IN';
  } catch (error) {
    if (error instanceof RestError && error.status === sessionExpiredStatus) return;
    consumer.email = undefined;
    consumer.status = 'LOGGED_OUT';
  }
};
