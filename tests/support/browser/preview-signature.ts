import { createHmac } from 'node:crypto';

/** A preview URL with another expiry in Unix seconds, signed as the shop signs it for a host. */
export const signPreview = (address: string, host: string, until: number, secret: string): string => {
  const { origin, pathname } = new URL(address);
  const signature = createHmac('sha256', secret).update(`${host}${pathname}\n${until}`).digest('base64url');
  return `${origin}${pathname}?${new URLSearchParams({ until: String(until), signature })}`;
};
