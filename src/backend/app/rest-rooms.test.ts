import { expect, test } from 'vitest';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';
import { publicRooms } from './rest-rooms.ts';

test('B-03 the front door lets calls of every room through', () => {
  expect(Object.keys(publicRooms).filter((path) => !isRestPath(path))).toEqual([]);
});
