import 'server-only';
import { readFile } from 'node:fs/promises';
import { type ModelIndex, modelIndex } from '#shared/content/model-index.ts';
import { environment } from '#shared/environment/environment.ts';

const built = 'dist/public/models/models.json';
const fresh = 'public/models/models.json';

/** Where the index lies: a built shop serves the models of its build, development those that were made last. */
const paths = (): string[] => (environment().NODE_ENV === 'development' ? [fresh, built] : [built, fresh]);

/** The models of the 3-D view; none where there is no index. Throws when the index is damaged. */
export const readModelIndex = async (files: readonly string[] = paths()): Promise<ModelIndex> => {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return modelIndex.parse(JSON.parse(text));
  }
  return {};
};
