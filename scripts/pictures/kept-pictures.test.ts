import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJobs, readMedia } from './picture-job.ts';
import { encoded, filesOf, keptPicture, noteName } from './render-picture.ts';

test('every picture is kept encoded, and nothing else: a fresh clone starts at once, `npm run pictures` mends it', async () => {
  const { jobs } = await readJobs(await readMedia('content'));
  const kept = await Promise.all(jobs.map(async (job) => ({ name: noteName(job), picture: await keptPicture(job, encoded) })));
  expect(kept.filter(({ picture }) => !picture).map(({ name }) => name)).toEqual([]);
  const files = kept.flatMap(({ name, picture }) => [name, ...(picture ? filesOf(picture) : [])]);
  expect(readdirSync(encoded).toSorted()).toEqual([...new Set(files.map((file) => file.replace('/pictures/', '')))].toSorted());
});
