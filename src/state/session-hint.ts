import 'client-only';
import { proxy } from 'valtio';
import { sessionHintCookie } from '#shared/contract/session-cookie.ts';
import { broadcast, onBroadcast } from './tabs.ts';

/** Whether this browser holds a session, for all that its scripts can see: enough for the header, without a call. */
export const sessionHint = proxy({ hasSession: false });

const listeners = new Set<() => void>();
let isFollowing = false;

/** Reads the hint that the server sets beside the session. */
export const readSessionHint = (): void => {
  sessionHint.hasSession = document.cookie.split('; ').includes(`${sessionHintCookie}=1`);
};

const change = (): void => {
  readSessionHint();
  for (const listener of listeners) listener();
};

/** Reads the hint, and keeps the tabs of this browser in step: who logs in or out in one of them does so in all. */
export const watchSession = (): void => {
  readSessionHint();
  if (isFollowing) return;
  isFollowing = true;
  onBroadcast('session', change);
};

/** Tells everything in this tab and in the others that somebody has logged in or out. */
export const broadcastSessionChange = (): void => {
  watchSession();
  change();
  broadcast('session');
};

/** Hears when somebody has logged in or out, here or in another tab: what belongs to the account is then another. Returns how to stop hearing. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
