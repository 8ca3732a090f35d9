import { frameHosts } from '#shared/content/frame-hosts.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { configuredHosts } from '../request/visitor-host.ts';
import { googleMapsSources } from './google-maps-sources.ts';
import { hashSource } from './hash-source.ts';
import { libraryStyles } from './library-styles.ts';
import { recaptchaSources } from './recaptcha-sources.ts';
import { tagManagerSources } from './tag-manager-sources.ts';

export type PolicyOptions = {
  scheme: 'http' | 'https';
  paymentOrigins: readonly string[];
  hasGoogleMaps?: boolean;
  hasRecaptcha?: boolean;
  hasTagManager?: boolean;
  /** The script of a consent manager of another house. */
  consentManager?: string | undefined;
};

const ownStyles = [...libraryStyles.reactAria, ...libraryStyles.sonner, ...libraryStyles.modelViewer].join(' ');

/** An HTML body without its marks, and the hashes of the scripts that were marked. */
export type HashedHtml = { html: string; hashes: string[] };

/**
 * The renderer marks its own inline scripts with a nonce that nobody else knows. Only marked scripts are blessed, so one that came in
 * with content never runs; then the mark goes, and the body is the same for every visitor. Hashed is what will be sent.
 */
export const hashInlineScripts = (html: string, mark: string): HashedHtml => {
  const hashes = new Set<string>();
  const hashed = html.replaceAll(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, script: string) => {
    if (!attributes.includes(`nonce="${mark}"`)) return whole;
    const clean = script.replaceAll(mark, '');
    if (clean !== '') hashes.add(hashSource(clean));
    return `<script${attributes}>${clean}</script>`;
  });
  return { html: hashed.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, ''), hashes: [...hashes] };
};

/**
 * The policy of a document. Files with scripts come from /assets/ alone. A path needs a host in front of it, and a kept page may not
 * depend on the Host header: configured hosts are listed, any other host gets `'self'` (country undefined).
 */
export const documentPolicy = (
  country: CountryCode | undefined,
  hashes: readonly string[],
  { scheme, paymentOrigins, hasGoogleMaps = false, hasRecaptcha = false, hasTagManager = false, consentManager }: PolicyOptions,
  ancestors: "'none'" | "'self'" = "'none'",
): string => {
  const scripts = country === undefined ? ["'self'"] : configuredHosts(country, scheme).map((host) => `${host}/assets/`);
  const google = hasGoogleMaps ? googleMapsSources : undefined;
  const recaptcha = hasRecaptcha ? recaptchaSources : undefined;
  const tags = hasTagManager ? tagManagerSources : undefined;
  const asks = consentManager === undefined ? undefined : new URL(consentManager).origin;
  const and = (...more: (string | undefined)[]): string => more.map((one) => (one === undefined ? '' : ` ${one}`)).join('');
  return [
    "default-src 'self'",
    `script-src ${[...scripts, ...hashes].join(' ')}${and(google?.script, recaptcha?.script, tags?.script, consentManager)}`,
    `style-src 'self' ${google?.style ?? ownStyles}`,
    // React writes style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${and(google?.image, tags?.image, asks)}`,
    `connect-src 'self'${and(google?.connect, recaptcha?.connect, tags?.connect, asks)}`,
    ...(google ? [`font-src 'self' ${google.font}`] : []),
    // Players and maps of other houses (M-03), after consent or a press.
    `frame-src 'self' ${frameHosts.map((host) => `https://${host}`).join(' ')}${and(recaptcha?.frame, asks)}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Text becomes HTML by the rule of src/client/shell/trusted-html.ts alone; lit, which draws the 3-D view, brings a rule of its own.
    "require-trusted-types-for 'script'",
    `trusted-types default lit-html${and(google?.trustedTypes, recaptcha?.trustedTypes, tags?.trustedTypes, asks && 'consent-manager')}`,
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    ...(scheme === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
