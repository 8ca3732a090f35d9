import 'server-only';
import { environment } from '#shared/environment/environment.ts';

/**
 * The scheme under which the public reaches the shop: TLS ends in front of this process, and headers about it may come from anybody, so
 * PUBLIC_SCHEME configures it.
 */
export const publicScheme = (): 'http' | 'https' => environment().PUBLIC_SCHEME;

/** True where browsers reach the shop by https only. */
export const isSecure = (): boolean => publicScheme() === 'https';
