type Rules = { createHTML: (html: string) => string | null; createScriptURL: (address: string) => string | null };
type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown };

// React creates every script element from this text, and fills the data blocks for search engines afterwards, with JSON without `<`.
const emptyScript = '<script></script>';

/** Returns the text if it may become HTML: it creates no element, or React's empty script. Otherwise null, and the browser throws. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !html.includes('<') ? html : null);

/** Returns the URL if it may become a worker: the map's own, a file of the build. Otherwise null, and the browser throws. */
export const allowWorker = (address: string, page: string = location.href): string | null => {
  const { origin, pathname } = new URL(address, page);
  return origin === new URL(page).origin && /^\/assets\/maplibre-gl-worker-[\w-]+\.js$/.test(pathname) ? address : null;
};

// Other files of these hosts are excluded, and so are other parameters that a page could pass to the first.
const recaptcha =
  /^https:\/\/www\.(?:google\.com\/recaptcha\/api\.js\?render=[\w-]+|gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js)$/;

/** Returns the URL if it may become a script: reCAPTCHA's two, which the document's CSP allows if the shop has a key. */
export const allowRecaptcha = (address: string): string | null => (recaptcha.test(address) ? address : null);

/** Registers the shop's only policies for text that becomes HTML, a worker or a script; the document's CSP allows no others (Trusted Types). */
export const guardHtml = (browser: { trustedTypes?: Factory } = globalThis as { trustedTypes?: Factory }): void => {
  browser.trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScriptURL: (address) => allowRecaptcha(address) ?? allowWorker(address),
  });
};
