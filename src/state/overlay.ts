import 'client-only';
import { proxy } from 'valtio';

/** Whether the cart overlay was ever asked for: small enough to be on every page, while the cart itself loads late. */
export const overlay = proxy({ isCartRequested: false });
