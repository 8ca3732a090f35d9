type Rules = { createHTML: (html: string) => string | null };
type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown };

// React makes every script element from this text, and fills the data blocks for search engines afterwards, with JSON that holds no `<`.
const emptyScript = '<script></script>';

/** The text when it may become HTML: it makes no element, or React's empty script. Anything else is refused, and the browser throws. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !html.includes('<') ? html : null);

/** Tells the browser the shop's only rule for text that becomes HTML; the policy of the document allows no other (Trusted Types). */
export const guardHtml = (browser: { trustedTypes?: Factory } = globalThis as { trustedTypes?: Factory }): void => {
  browser.trustedTypes?.createPolicy('default', { createHTML: allowHtml });
};
