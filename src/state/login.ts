import 'client-only';
import type { Login } from '#shared/contract/login.ts';
import { callRest } from './rest.ts';
import { broadcastSessionChange } from './session-hint.ts';

const loggedIn = async () => (await import('#shared/contract/login.ts')).loggedIn;
const loggedOut = async () => (await import('#shared/contract/login.ts')).loggedOut;

/** Logs in; rejects with a RestError. Profile, cart and the other tabs update by themselves (U-03). */
export const login = async ({ email, password }: Pick<Login, 'email' | 'password'>, isRemembered: boolean): Promise<void> => {
  const query = { rememberMe: String(isRemembered) };
  await callRest('/consumer/login', { method: 'POST', query, body: { email, password }, answer: loggedIn });
  broadcastSessionChange();
  // The guest's cart was merged, and articles may no longer be sold: that is reported at once.
  void import('./cart.ts').then(({ loadCart }) => loadCart());
};

/** Logs out, in every tab of this browser. */
export const logout = async (): Promise<void> => {
  await callRest('/consumer/logout', { answer: loggedOut });
  broadcastSessionChange();
};
