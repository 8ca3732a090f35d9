// Characters that would end the host of an address, or precede it.
const noHost = /[\s/?#:@\\%[\]]/;

const asciiHost = (host: string): string => {
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
};

/**
 * An email address with its domain as mail servers and the browser's own field write it: `ivan@пошта.укр` is
 * `ivan@xn--80a1acn3a.xn--j1amh`. Both spellings are one address, so both are one account.
 */
export const cleanEmail = (typed: string): string => {
  const at = typed.lastIndexOf('@') + 1;
  const host = typed.slice(at);
  return at === 0 || noHost.test(host) || /^\p{ASCII}*$/u.test(host) ? typed : typed.slice(0, at) + asciiHost(host);
};
