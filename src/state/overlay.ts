import 'client-only';
import { proxy } from 'valtio';

/** Whether the cart overlay was ever opened: small enough to be on every page, while the cart itself is loaded lazily. */
export const overlay = proxy({ isCartRequested: false });
