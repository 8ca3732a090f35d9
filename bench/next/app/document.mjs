import { readFileSync } from 'node:fs';

let kept;

/** The shop's list document as `element-tree.ts` wrote it: what a shop on Next.js would have of its products, without any work to find them. Read once. */
export const readDocument = () => {
  kept ??= JSON.parse(readFileSync(process.env.LIST_DOCUMENT, 'utf8'));
  return kept;
};
