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
  /** The script of a third-party consent manager. */
  consentManager?: string | undefined;
};

const ownStyles = [...libraryStyles.reactAria, ...libraryStyles.sonner, ...libraryStyles.modelViewer].join(' ');

/** HTML without its marks, and the hashes of the scripts that were marked. */
type HashedHtml = { html: string; hashes: string[] };

/**
 * The renderer marks its own inline scripts with a secret nonce. Only marked scripts are allowed, so one injected with content never runs.
 * The mark is then removed, so that the body is the same for every visitor. The hash covers the script as it will be sent.
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
 * The policy of a document. Script files come from /assets/ alone. A path needs a host in front of it, and a cached page must not depend
 * on the Host header: configured hosts are listed, any other host gets `'self'` (country undefined).
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
    // Third-party players and maps (M-03), loaded after consent or a click.
    `frame-src 'self' ${frameHosts.map((host) => `https://${host}`).join(' ')}${and(recaptcha?.frame, asks)}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Trusted Types: only the policy of src/client/shell/trusted-html.ts turns text into HTML; lit, which draws the 3-D view, brings its
    // own.
    "require-trusted-types-for 'script'",
    `trusted-types default lit-html${and(google?.trustedTypes, recaptcha?.trustedTypes, tags?.trustedTypes, asks && 'consent-manager')}`,
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    ...(scheme === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
