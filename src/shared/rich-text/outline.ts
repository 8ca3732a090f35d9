import type { RichElement, RichName, RichNode } from './rich-node.ts';

const lowest = 6;
const headings: readonly RichName[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const isHeading = (name: RichName): boolean => headings.includes(name);

const levelsIn = (nodes: readonly RichNode[]): number[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return isHeading(node.name) ? [Number(node.name.slice(1))] : levelsIn(node.children);
  });

const withLevels = (nodes: readonly RichNode[], levels: ReadonlyMap<number, number>): RichNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (!isHeading(node.name)) return { ...node, children: withLevels(node.children, levels) };
    const name = `h${levels.get(Number(node.name.slice(1)))}` as RichElement['name'];
    return { ...node, name };
  });

/** Fits the headings of a text into the outline of its page: the highest becomes `first`, no level is left out, whatever the editor chose for its size. */
export const fitOutline = (nodes: readonly RichNode[], first: number): RichNode[] => {
  const used = [...new Set(levelsIn(nodes))].toSorted((a, b) => a - b);
  const levels = new Map(used.map((level, at) => [level, Math.min(lowest, first + at)]));
  return withLevels(nodes, levels);
};
