import type { Thing, WithContext } from 'schema-dts';
import { DocumentPart } from '#static-part';

/** JSON that is safe inside a script element: no end tag, no comment, no line separators. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * Structured data for search engines: a data block, which browsers never run. Documents contain it once, navigation responses not at all.
 */
export const JsonLd = <Kind extends Thing>({ data }: { data: WithContext<Kind> }) => (
  <DocumentPart name="data" hidden>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; escapeJson ensures that no text ends the block */}
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />
  </DocumentPart>
);
