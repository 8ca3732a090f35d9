import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { knowSite, type RestEnv } from '#backend/rest/rest.ts';
import { groupJobs } from '#shared/career/career-groups.ts';
import { careerAnswer } from '#shared/contract/career.ts';
import { careerRoutes } from './career.routes.ts';
import { findJob } from './career.ts';
import { jobsFile, readJobs } from './job-file.ts';

const app = new Hono<RestEnv>();
app.use(knowSite);
app.route('/api/careeroverview', careerRoutes);
const ask = async (host: string) => careerAnswer.parse(await (await app.request('/api/careeroverview', { headers: { host } })).json());

test('J-01 the overview fills every tab and has one initiative application', async () => {
  const groups = groupJobs((await ask('localhost')).jobs);
  expect([groups.professionals.length, groups.students.length, groups.pupils.length]).toEqual([3, 2, 1]);
  expect(groups.initiative?.title).toBe('Initiativbewerbung');
});

test('J-01 other languages read English, marked as such', async () => {
  const { jobs } = await ask('jp.localhost');
  expect(new Set(jobs.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(jobs.find(({ isInitiative }) => isInitiative)?.title).toBe('Unsolicited application');
});

test('a job is found by its career id', async () => {
  const [first] = (await readJobs()).jobs;
  expect((await findJob(first?.careerid ?? '', 'de'))?.id).toBe(first?.id);
  expect(await findJob('0000', 'de')).toBeUndefined();
});

test('the file refuses a second initiative application and doubled ids stay out', async () => {
  const { places, jobs } = await readJobs();
  expect(new Set(jobs.map(({ careerid }) => careerid)).size).toBe(jobs.length);
  const initiative = jobs.filter(({ isInitiative }) => isInitiative);
  expect(jobsFile.safeParse({ places, jobs: [...jobs, ...initiative] }).success).toBe(false);
});

test('the file refuses a place of work without its country', async () => {
  const { places, jobs } = await readJobs();
  expect(jobsFile.safeParse({ places, jobs }).success).toBe(true);
  const { Berlin: _, ...fewer } = places;
  expect(jobsFile.safeParse({ places: fewer, jobs }).error?.issues[0]?.path).toEqual(['places']);
});
