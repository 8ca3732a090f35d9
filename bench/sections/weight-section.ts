import { findExcess, spendingOf } from '../budgets.ts';
import { kilobytes, table } from '../markdown.ts';
import type { PageType } from '../page-types.ts';
import type { PageWeight } from '../page-weight.ts';
import type { Section } from '../part.ts';

/** Everything that a first visit loads, compared with the budgets. */
export const weightSection: Section<[PageType, PageWeight][]> = {
  title: 'What a first visit weighs',
  describe: (found) => {
    const rows = found.map(([type, weight]) => {
      const { bytes, requests, jsGzip, documentRaw, firstCss } = weight;
      const excess = findExcess(type, spendingOf(weight));
      return [
        type,
        ...[documentRaw, bytes.html, bytes.js, jsGzip, firstCss, bytes.css, bytes.fonts, bytes.pictures].map(kilobytes),
        String(requests),
        excess.length === 0 ? 'kept' : excess.join('; '),
      ];
    });
    const head = ['page', 'HTML (raw)', 'HTML', 'JS', 'JS (gzip)', 'CSS (first)', 'CSS', 'fonts', 'pictures', 'requests', 'budget'];
    return `Kilobytes (1000 bytes) on the wire, brotli where the type is compressible, at 390 px with two device pixels, before any interaction.

${table(head, rows)}`;
  },
  figuresOf: () => ({}),
};
