import { readImportGraph } from './import-graph.ts';
import { listInputs } from './inputs.ts';

/** The tags of the tests whose pictures the changed files can affect; `all` when they affect every one. */
export const findAffected = async (changed: readonly string[]): Promise<'all' | string[]> => {
  const inputs = listInputs(await readImportGraph());
  const affected = inputs.filter(({ isInput }) => changed.some(isInput)).map(({ tag }) => tag);
  return affected.length === inputs.length ? 'all' : affected;
};
