/** Fields that every answer carries, pages, files and REST alike. */
export const securityHeaders = (scheme: 'http' | 'https'): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: a plain form post would lose its way back.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(scheme === 'https' && { 'strict-transport-security': 'max-age=63072000' }),
});
