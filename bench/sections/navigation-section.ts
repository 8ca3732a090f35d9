import { kilobytes, table } from '../markdown.ts';
import type { NavigationBytes } from '../navigation-bytes.ts';
import type { Section } from '../part.ts';

const largest = (found: readonly NavigationBytes[], wanted: NavigationBytes['target']): number =>
  Math.max(...found.filter(({ target }) => target === wanted).map(({ bytes }) => bytes)) / 1000;

/** The bytes of a client-side navigation. */
export const navigationSection: Section<NavigationBytes[]> = {
  title: 'A change of the page',
  describe: (
    found,
  ) => `Kilobytes of the answer (\`/RSC/\`) on the wire, from home to the list and from the list to a product: asked for by the press, or fetched ahead by a pointer that rests on the link.

${table(
  ['to', 'asked for', 'kB', 'encoding'],
  found.map(({ target, way, bytes, encoding }) => [target, way, kilobytes(bytes), encoding]),
)}`,
  figuresOf: (found) => ({ navigationList: largest(found, 'list'), navigationDetail: largest(found, 'detail') }),
};
