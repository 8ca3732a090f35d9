import { readDecision } from './read-decision.ts';

const files = import.meta.glob<string>('../../../../docs/decisions/*.md', { eager: true, query: '?raw', import: 'default' });

/** Every decision of the project, in the order in which they were taken. */
export const decisions = Object.keys(files)
  .toSorted()
  .map((file) => readDecision(files[file] ?? ''));
