import 'server-only';
import { environment } from '#shared/environment/environment.ts';

/**
 * How the public reaches the shop, whatever stands between: TLS ends in front of this process, and headers that speak of it may come from
 * anybody. PUBLIC_SCHEME says it.
 */
export const publicScheme = (): 'http' | 'https' => environment().PUBLIC_SCHEME;

/** True where browsers reach the shop by https alone. */
export const isSecure = (): boolean => publicScheme() === 'https';
