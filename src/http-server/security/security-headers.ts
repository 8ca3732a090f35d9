type HeaderOptions = { scheme: 'http' | 'https'; hstsSubdomains: boolean };

/** Headers of every response: pages, files and REST alike. */
export const securityHeaders = ({ scheme, hstsSubdomains }: HeaderOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: without script, the way back after a form submit needs the referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}` }),
});

// A single example, which the documentation embeds in frames of its own pages.
const framedPath = /^\/docs\/frame\//;

/** Who may embed a page in a frame: nobody, except that our own documentation may embed single examples. */
export const ancestorsOf = (path: string): "'none'" | "'self'" => (framedPath.test(path) ? "'self'" : "'none'");

/** The headers of a page: the same everywhere, but for who may embed it. */
export const pageHeaders = (headers: Record<string, string>, path: string): Record<string, string> =>
  ancestorsOf(path) === "'self'" ? { ...headers, 'x-frame-options': 'SAMEORIGIN' } : headers;
