import { isRichElement, type RichNode } from './rich-node.ts';

const gather = (node: RichNode): string => (isRichElement(node) ? node.children.map(gather).join('') : node);

/** All words in a part of a text, on one line. */
export const wordsOf = (node: RichNode): string => gather(node).replaceAll(/\s+/g, ' ').trim();
