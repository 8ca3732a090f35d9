import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJobs, readMedia } from './picture-job.ts';
import { encoded, filesOf, findCachedPicture, noteName } from './render-picture.ts';

test('exactly the current pictures are stored encoded, so a fresh clone starts at once; `npm run pictures` fixes it', async () => {
  const { jobs } = await readJobs(await readMedia('content'));
  const cached = await Promise.all(jobs.map(async (job) => ({ name: noteName(job), picture: await findCachedPicture(job, encoded) })));
  expect(cached.filter(({ picture }) => !picture).map(({ name }) => name)).toEqual([]);
  const files = cached.flatMap(({ name, picture }) => [name, ...(picture ? filesOf(picture) : [])]);
  expect(readdirSync(encoded).toSorted()).toEqual([...new Set(files.map((file) => file.replace('/pictures/', '')))].toSorted());
});
