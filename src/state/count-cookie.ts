import 'client-only';

/** A count that the server sets in a cookie for scripts; 0 without one. */
export const readCountCookie = (name: string): number =>
  Number(new RegExp(`(?:^|; )${name}=(\\d{1,4})(?:;|$)`).exec(document.cookie)?.[1] ?? 0);
