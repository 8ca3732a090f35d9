import 'client-only';
import { proxy } from 'valtio';
import type { Profile } from '#shared/contract/consumer.ts';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import { callRest, onSessionExpired, RestError } from './rest.ts';
import { onSessionChange, readSessionHint, sessionHint } from './session-hint.ts';

export type UserStatus = 'PENDING' | 'LOGGED_IN' | 'SESSION_EXPIRED' | 'LOGGED_OUT';

/** The session state (specification §4). PENDING until the server has answered; the profile is present while LOGGED_IN. */
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

/** Requests the session state from the server (U-03). */
export const loadConsumer = async (): Promise<void> => {
  consumer.status = 'PENDING';
  try {
    consumer.profile = await callRest('/consumer/', { answer: profileAnswer });
    consumer.status = 'LOGGED_IN';
  } catch (error) {
    if (error instanceof RestError && error.status === sessionExpiredStatus) return;
    // Another call has found the session expired in the meantime: the server reports that only once.
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

/** Loads the session state, once for all callers. Without a session hint no request is made. */
export const ensureConsumer = (): void => {
  if (!isIdentified) void identify();
};

// Logging in and out returns to PENDING, and the profile is reloaded (specification §4).
onSessionChange(() => {
  consumer.status = 'PENDING';
  void identify();
});

/** Continues as a guest after the session has expired. */
export const continueAsGuest = (): void => {
  if (consumer.status === 'SESSION_EXPIRED') leaveAs('LOGGED_OUT');
};
