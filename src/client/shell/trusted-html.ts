type Rules = { createHTML: (html: string) => string | null; createScriptURL: (address: string) => string | null };
type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown };

// React makes every script element from this text, and fills the data blocks for search engines afterwards, with JSON that holds no `<`.
const emptyScript = '<script></script>';

/** The text when it may become HTML: it makes no element, or React's empty script. Anything else is refused, and the browser throws. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !html.includes('<') ? html : null);

/** The address when it may become a worker: that of the map's own, a file of the build. Any other is refused, and the browser throws. */
export const allowWorker = (address: string, page: string = location.href): string | null => {
  const { origin, pathname } = new URL(address, page);
  return origin === new URL(page).origin && /^\/assets\/maplibre-gl-worker-[\w-]+\.js$/.test(pathname) ? address : null;
};

// Whatever else these hosts serve stays out, and what a page could hand to the first by another parameter.
const recaptcha =
  /^https:\/\/www\.(?:google\.com\/recaptcha\/api\.js\?render=[\w-]+|gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js)$/;

/** The address when it may become a script: reCAPTCHA's two, which the policy of the document lets load where the shop has a key. */
export const allowRecaptcha = (address: string): string | null => (recaptcha.test(address) ? address : null);

/** Tells the browser the shop's only rules for text that becomes HTML, a worker or a script; the policy of the document allows no others (Trusted Types). */
export const guardHtml = (browser: { trustedTypes?: Factory } = globalThis as { trustedTypes?: Factory }): void => {
  browser.trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScriptURL: (address) => allowRecaptcha(address) ?? allowWorker(address),
  });
};
