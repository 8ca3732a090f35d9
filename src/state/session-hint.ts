import 'client-only';
import { proxy } from 'valtio';
import { sessionHintCookie } from '#shared/contract/session-cookie.ts';
import { broadcast, onBroadcast } from './tabs.ts';

/** Whether this browser has a session, as far as scripts can see: enough for the header, without a call. */
export const sessionHint = proxy({ hasSession: false });

const listeners = new Set<() => void>();
let isFollowing = false;

/** Reads the hint that the server sets along with the session. */
export const readSessionHint = (): void => {
  sessionHint.hasSession = document.cookie.split('; ').includes(`${sessionHintCookie}=1`);
};

const change = (): void => {
  readSessionHint();
  for (const listener of listeners) listener();
};

/** Reads the hint, and syncs the tabs of this browser: a login or logout in one applies to all. */
export const watchSession = (): void => {
  readSessionHint();
  if (isFollowing) return;
  isFollowing = true;
  onBroadcast('session', change);
};

/** Notifies this tab and the others of a login or logout. */
export const broadcastSessionChange = (): void => {
  watchSession();
  change();
  broadcast('session');
};

/** Calls back on a login or logout, here or in another tab: account data must then be reloaded. Returns an unsubscribe function. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
