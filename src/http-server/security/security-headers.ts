export type HeaderOptions = { scheme: 'http' | 'https'; hstsSubdomains: boolean };

/** Fields that every answer carries, pages, files and REST alike. */
export const securityHeaders = ({ scheme, hstsSubdomains }: HeaderOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: a plain form post would lose its way back.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(scheme === 'https' && { 'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}` }),
});

// One example alone: the documentation shows it in windows of its own pages.
const framedPath = /^\/docs\/frame\//;

/** Who may show a page in a frame: nobody; single examples our own documentation may. */
export const ancestorsOf = (path: string): "'none'" | "'self'" => (framedPath.test(path) ? "'self'" : "'none'");

/** The fields of a page: the same everywhere, but for who may frame it. */
export const pageHeaders = (headers: Record<string, string>, path: string): Record<string, string> =>
  ancestorsOf(path) === "'self'" ? { ...headers, 'x-frame-options': 'SAMEORIGIN' } : headers;
