import { inText } from './content-model.ts';
import type { RichElement, RichNode } from './rich-node.ts';

const isBlank = (node: RichNode): boolean => (typeof node === 'string' ? node.trim() === '' : node.name === 'br');

// Says nothing without what it should hold: an empty paragraph is a gap that the style sheet makes better.
const isHollow = ({ name, attributes, children }: RichElement): boolean => {
  if (name === 'img') return attributes['src'] === undefined;
  return !['br', 'hr', 'td', 'th'].includes(name) && children.every(isBlank);
};

// A link that leads nowhere and a span without a language are their words.
const isSheer = ({ name, attributes }: RichElement): boolean =>
  (name === 'a' && attributes['href'] === undefined) || (name === 'span' && attributes['lang'] === undefined);

const clean = (node: RichNode): RichNode[] => {
  if (typeof node === 'string') return [node];
  const inside = node.children.flatMap(clean);
  const element = { ...node, children: node.name === 'blockquote' ? wrapLoose(inside) : inside };
  if (isHollow(element)) return [];
  return isSheer(element) ? element.children : [element];
};

const wrapLoose = (nodes: readonly RichNode[]): RichNode[] => {
  const blocks: RichNode[] = [];
  let loose: RichElement | undefined;
  for (const node of nodes) {
    if (typeof node !== 'string' && !inText.includes(node.name)) {
      loose = undefined;
      blocks.push(node);
    } else if (loose) {
      loose.children.push(node);
    } else if (!isBlank(node)) {
      loose = { name: 'p', attributes: {}, children: [node] };
      blocks.push(loose);
    }
  }
  return blocks;
};

/** Takes away what holds nothing, and makes paragraphs of words that stand loose between blocks. */
export const gatherParagraphs = (nodes: readonly RichNode[]): RichNode[] => wrapLoose(nodes.flatMap(clean));
