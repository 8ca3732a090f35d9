import 'client-only';
import { proxy } from 'valtio';
import type { Profile } from '#shared/contract/consumer.ts';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import { callRest, onSessionExpired, RestError } from './rest.ts';
import { onSessionChange, readSessionHint, sessionHint } from './session-hint.ts';

export type UserStatus = 'PENDING' | 'LOGGED_IN' | 'SESSION_EXPIRED' | 'LOGGED_OUT';

/** Who is here (specification §4). PENDING until the server has answered; the profile is there while LOGGED_IN. */
export const consumer = proxy<{ status: UserStatus; profile: Profile | undefined }>({ status: 'PENDING', profile: undefined });

const profileAnswer = async () => (await import('#shared/contract/consumer.ts')).profile;

const leaveAs = (status: 'SESSION_EXPIRED' | 'LOGGED_OUT'): void => {
  consumer.profile = undefined;
  consumer.status = status;
};

onSessionExpired(() => {
  readSessionHint();
  if (consumer.status === 'LOGGED_IN' || consumer.status === 'PENDING') leaveAs('SESSION_EXPIRED');
});

/** Unknown while pending, else whether somebody is logged in. */
export const isLoggedIn = (status: UserStatus): boolean | undefined => (status === 'PENDING' ? undefined : status === 'LOGGED_IN');

/** Asks the server who is here (U-03). */
export const loadConsumer = async (): Promise<void> => {
  consumer.status = 'PENDING';
  try {
    consumer.profile = await callRest('/consumer/', { answer: profileAnswer });
    consumer.status = 'LOGGED_IN';
  } catch (error) {
    if (error instanceof RestError && error.status === sessionExpiredStatus) return;
    // Another call learned in the meantime that the session has expired: only the first one is told so.
    if (consumer.status === 'PENDING') leaveAs('LOGGED_OUT');
  }
};

let isIdentified = false;

const identify = async (): Promise<void> => {
  isIdentified = true;
  readSessionHint();
  if (sessionHint.hasSession) await loadConsumer();
  else leaveAs('LOGGED_OUT');
};

/** Finds out who is here, once for all that want to know. A browser without a session is not asked about. */
export const ensureConsumer = (): void => {
  if (!isIdentified) void identify();
};

// Logging in and out leads to PENDING, and the profile is loaded anew (specification §4).
onSessionChange(() => {
  consumer.status = 'PENDING';
  void identify();
});

/** Goes on as a guest after the session has expired. */
export const continueAsGuest = (): void => {
  if (consumer.status === 'SESSION_EXPIRED') leaveAs('LOGGED_OUT');
};
