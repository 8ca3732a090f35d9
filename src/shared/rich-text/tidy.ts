import type { Element, ElementContent } from 'hast';
import { elementAliases, isInline } from './allowed.ts';

type Test = (node: ElementContent) => boolean;

// Lists hold items alone: anything else in them becomes one, of the kind that is named last.
const items: Readonly<Record<string, readonly string[]>> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'] };
// Blanks between the parts of these are no text.
const parted = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'];
// Besides what stands within a line, these hold words alone.
const wordy = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'];

const make = (tagName: string, children: ElementContent[]): Element => ({ type: 'element', tagName, properties: {}, children });
const isOneOf =
  (names: readonly string[]): Test =>
  (node) =>
    node.type === 'element' && names.includes(node.tagName);
const isBlock: Test = (node) => node.type === 'element' && !isInline(node.tagName);
const holdsLink: Test = (node) => node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
const isBlank: Test = (node) => node.type === 'text' && node.value.trim() === '';

/** Wraps neighbours that cannot stand where they are, each run of them together; blanks do not end a run. */
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

// They say nothing more than their words: a link that leads nowhere or is around another, a span without a language.
const isSheer = ({ tagName, properties, children }: Element): boolean =>
  (tagName === 'a' && (properties['href'] === undefined || children.some(holdsLink))) ||
  (tagName === 'span' && properties['lang'] === undefined);

// An empty paragraph is a gap that the style sheet makes better.
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
 * Gives a text from an older system the shape of ours: no block within words, no item without a list, nothing that is empty, and
 * loose words between blocks become paragraphs.
 */
export const tidy = (nodes: readonly ElementContent[]): ElementContent[] => arrange('blockquote', nodes.flatMap(tidyNode));
