import type { Element, ElementContent } from 'hast';
import { elementAliases, isInline } from './allowed.ts';

type Test = (node: ElementContent) => boolean;

// Lists contain only items: anything else in them becomes one, of the kind that is named last.
const items: Readonly<Record<string, readonly string[]>> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'] };
// Whitespace between their children is no text.
const parted = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'];
// These contain only inline content.
const wordy = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'];

const make = (tagName: string, children: ElementContent[]): Element => ({ type: 'element', tagName, properties: {}, children });
const isOneOf =
  (names: readonly string[]): Test =>
  (node) =>
    node.type === 'element' && names.includes(node.tagName);
const isBlock: Test = (node) => node.type === 'element' && !isInline(node.tagName);
const holdsLink: Test = (node) => node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
const isBlank: Test = (node) => node.type === 'text' && node.value.trim() === '';

/** Wraps adjacent nodes that are not allowed where they are, each run of them together; whitespace does not end a run. */
const gather = (nodes: readonly ElementContent[], canStand: Test, wrap: (run: ElementContent[]) => ElementContent[]): ElementContent[] => {
  const runs: { isStray: boolean; nodes: ElementContent[] }[] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    const isStray = !canStand(node);
    if (run?.isStray && (isStray || isBlank(node))) run.nodes.push(node);
    else runs.push({ isStray, nodes: [node] });
  }
  return runs.flatMap((run) => (run.isStray ? wrap(run.nodes) : run.nodes));
};

// Elements without meaning of their own: a link without a target or around another link, a span without a language.
const isSheer = ({ tagName, properties, children }: Element): boolean =>
  (tagName === 'a' && (properties['href'] === undefined || children.some(holdsLink))) ||
  (tagName === 'span' && properties['lang'] === undefined);

// An empty paragraph is a gap, which the style sheet handles better.
const prune = (element: Element): ElementContent[] => {
  const { tagName, properties, children } = element;
  if (tagName === 'img') return properties['src'] === undefined ? [] : [element];
  const isNothing = children.every((node) => isBlank(node) || isOneOf(['br'])(node));
  if (isNothing && !['br', 'hr', 'td', 'th'].includes(tagName)) return [];
  return isSheer(element) ? children : [element];
};

const arrange = (parent: string, nodes: readonly ElementContent[]): ElementContent[] => {
  const parts = parted.includes(parent) ? nodes.filter((node) => !isBlank(node)) : nodes;
  const itemTags = items[parent];
  if (itemTags) return gather(parts, isOneOf(itemTags), (run) => prune(make(itemTags.at(-1) ?? 'li', arrange('li', run))));
  const listed = gather(
    parts,
    (node) => !isOneOf(['li'])(node),
    (run) => [make('ul', arrange('ul', run))],
  );
  return parent === 'blockquote' ? gather(listed, isBlock, (run) => prune(make('p', run))) : listed;
};

const tidyNode = (node: ElementContent): ElementContent[] => {
  if (node.type !== 'element') return [node];
  const tagName = elementAliases[node.tagName] ?? node.tagName;
  const children = arrange(tagName, node.children.flatMap(tidyNode));
  const isBroken = children.some(isBlock) && (isInline(tagName) || wordy.includes(tagName));
  if (!isBroken) return prune({ ...node, tagName, children });
  return gather(children, isBlock, (run) => prune({ ...node, tagName, children: run }));
};

/**
 * Normalises the structure of a legacy text: no block within inline content, no item without a list, nothing empty, and loose text between
 * blocks becomes a paragraph.
 */
export const tidy = (nodes: readonly ElementContent[]): ElementContent[] => arrange('blockquote', nodes.flatMap(tidyNode));
