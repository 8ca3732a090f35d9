import { readImportGraph } from '../tests/proofs/import-graph.ts';
import { listInputs } from '../tests/proofs/subjects.ts';
import { listSubjects } from './pictures.ts';

/** The tags of the tests whose pictures the changed files can touch; `all` when they touch every one. */
export const findAffected = async (changed: readonly string[]): Promise<'all' | string[]> => {
  const shot = new Set(listSubjects().map(({ tag }) => tag));
  const affected = listInputs(await readImportGraph(), 'visual')
    .filter(({ tag, isInput }) => shot.has(tag) && changed.some(isInput))
    .map(({ tag }) => tag);
  return affected.length === shot.size ? 'all' : affected;
};
