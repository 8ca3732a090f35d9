import type { Thing, WithContext } from 'schema-dts';
import { DocumentPart } from '#static-part';

/** JSON that can stand inside a script element: no end tag, no comment, no line separators. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Structured data for search engines: a data block, which browsers never run. Documents hold it once, answers to the router not at all. */
export const JsonLd = <Kind extends Thing>({ data }: { data: WithContext<Kind> }) => (
  <DocumentPart name="data" hidden>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; escapeJson keeps the block closed */}
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />
  </DocumentPart>
);
