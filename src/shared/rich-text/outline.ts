import type { ElementContent } from 'hast';

const lowest = 6;
const levelOf = (tagName: string): number | undefined => (/^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined);

const levelsIn = (nodes: readonly ElementContent[]): number[] =>
  nodes.flatMap((node) => (node.type === 'element' ? (levelOf(node.tagName) ?? levelsIn(node.children)) : []));

const withLevels = (nodes: readonly ElementContent[], levels: ReadonlyMap<number, number>): ElementContent[] =>
  nodes.map((node) => {
    if (node.type !== 'element') return node;
    const level = levelOf(node.tagName);
    return level ? { ...node, tagName: `h${levels.get(level)}` } : { ...node, children: withLevels(node.children, levels) };
  });

/** Adjusts the headings of a text to the outline of its page: the highest becomes `first`, no level is skipped, whatever the editor chose for its size. */
export const fitOutline = (nodes: readonly ElementContent[], first: number): ElementContent[] => {
  const used = [...new Set(levelsIn(nodes))].toSorted((a, b) => a - b);
  const levels = new Map(used.map((level, at) => [level, Math.min(lowest, first + at)]));
  return withLevels(nodes, levels);
};
