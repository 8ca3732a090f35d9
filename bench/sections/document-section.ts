import type { DocumentBytes } from '../document-bytes.ts';
import { kilobytes, table } from '../markdown.ts';
import type { Section } from '../part.ts';

/** The sizes of the documents. */
export const documentSection: Section<DocumentBytes[]> = {
  title: 'Documents',
  describe: (found) => {
    const rows = found.map(({ type, raw, sent, encoding, brotli11, flight }) => [
      type,
      kilobytes(raw),
      `${kilobytes(sent)} (${encoding})`,
      kilobytes(brotli11),
      kilobytes(flight),
    ]);
    return `Kilobytes of the HTML: as it is, as it is sent (quality 5, while somebody waits), as small as brotli makes it (quality 11), and how much of it, raw, hands elements to React as data.

${table(['page', 'raw', 'sent', 'brotli 11', 'data for React'], rows)}`;
  },
  figuresOf: (found) => {
    const list = found.find(({ type }) => type === 'list');
    if (!list) return {};
    const { raw, sent, brotli11 } = list;
    return { listRaw: raw / 1000, listSent: sent / 1000, listBrotli11: brotli11 / 1000 };
  },
};
