import { expect, test } from 'vitest';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { publicModules } from './rest-modules.ts';

test('B-03 the HTTP server lets calls of every module through', () => {
  expect(Object.keys(publicModules).filter((path) => !isRestPath(path))).toEqual([]);
});
