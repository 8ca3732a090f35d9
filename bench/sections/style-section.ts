import { kilobytes, table } from '../markdown.ts';
import type { Section } from '../part.ts';
import type { StyleUse } from '../style-use.ts';

/** The styles that a first visit loads, and those it uses. */
export const styleSection: Section<StyleUse[]> = {
  title: 'Styles',
  describe: (
    found,
  ) => `Kilobytes of the style sheet that a first visit waits for, at 390 px, and the share of their text that stands in rules which the browser used before anybody touched the page; descriptions of faces, animations and properties count as unused, for the browser does not tell of them.

${table(
  ['page', 'on the wire', 'text', 'used'],
  found.map(({ type, sent, text, used }) => [type, kilobytes(sent), kilobytes(text), `${(100 * used).toFixed(1)} %`]),
)}`,
  figuresOf: (found) => {
    const list = found.find(({ type }) => type === 'list');
    return list ? { styleSent: list.sent / 1000 } : {};
  },
};
