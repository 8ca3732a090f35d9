import { frameHosts } from '#shared/content/frame-hosts.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { hashSource } from './hash-source.ts';
import { libraryStyles } from './library-styles.ts';
import { configuredHosts } from './visitor-host.ts';

export type PolicyOptions = { scheme: 'http' | 'https'; paymentOrigins: readonly string[] };

/** An HTML body without its marks, and the hashes of the scripts that were marked. */
export type SealedHtml = { html: string; hashes: string[] };

/**
 * The renderer marks its own inline scripts with a nonce that nobody else knows. Only marked scripts are blessed, so one that came in
 * with content never runs; then the mark goes, and the body is the same for every visitor. Hashed is what will be sent.
 */
export const sealScripts = (html: string, mark: string): SealedHtml => {
  const hashes = new Set<string>();
  const sealed = html.replaceAll(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, script: string) => {
    if (!attributes.includes(`nonce="${mark}"`)) return whole;
    const clean = script.replaceAll(mark, '');
    if (clean !== '') hashes.add(hashSource(clean));
    return `<script${attributes}>${clean}</script>`;
  });
  return { html: sealed.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, ''), hashes: [...hashes] };
};

/**
 * The policy of a document. Files with scripts come from /assets/ alone. A path needs a host in front of it, and a kept page may not
 * depend on the Host header: configured hosts are listed, any other host gets `'self'` (country undefined).
 */
export const documentPolicy = (
  country: CountryCode | undefined,
  hashes: readonly string[],
  { scheme, paymentOrigins }: PolicyOptions,
  ancestors: "'none'" | "'self'" = "'none'",
): string => {
  const scripts = country === undefined ? ["'self'"] : configuredHosts(country, scheme).map((host) => `${host}/assets/`);
  return [
    "default-src 'self'",
    `script-src ${[...scripts, ...hashes].join(' ')}`,
    `style-src 'self' ${[...libraryStyles.reactAria, ...libraryStyles.sonner, ...libraryStyles.modelViewer].join(' ')}`,
    // React writes style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Players and maps of other houses (M-03), after consent or a press.
    `frame-src 'self' ${frameHosts.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Text becomes HTML by the rule of src/client/shell/trusted-html.ts alone; lit, which draws the 3-D view, brings a rule of its own.
    "require-trusted-types-for 'script'",
    'trusted-types default lit-html',
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    ...(scheme === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
