import 'server-only';
import { readFile } from 'node:fs/promises';
import { type ModelIndex, modelIndex } from '#shared/content/model-index.ts';
import { environment } from '#shared/environment/environment.ts';

const built = 'dist/public/models/models.json';
const fresh = 'public/models/models.json';

/** The location of the index: a built shop serves the models of its build, development the latest ones. */
const paths = (): string[] => (environment().NODE_ENV === 'development' ? [fresh, built] : [built, fresh]);

/** The models of the 3-D view; empty without an index. Throws when the index is damaged. */
export const readModelIndex = async (files: readonly string[] = paths()): Promise<ModelIndex> => {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return modelIndex.parse(JSON.parse(text));
  }
  return {};
};
