import 'client-only';

/** The SHA-256 of a consumer's id in hexadecimal, so that analytics never gets the id itself; undefined without crypto support (insecure connection). */
export const hashUserId = async (consumerId: string): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(consumerId));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
