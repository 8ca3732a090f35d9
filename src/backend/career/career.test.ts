import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type RestEnv, siteMiddleware } from '#backend/rest/rest.ts';
import { groupJobs } from '#shared/career/career-groups.ts';
import { careerAnswer } from '#shared/contract/career.ts';
import { languages } from '#shared/country/countries.ts';
import { foreignIn } from '#shared/i18n/country-words.ts';
import { careerRoutes } from './career.routes.ts';
import { findJob, isOpen, listJobs } from './career.ts';
import { jobsFile, readJobs } from './job-file.ts';

const app = new Hono<RestEnv>();
app.use(siteMiddleware);
app.route('/api/careeroverview', careerRoutes);
const german = { country: 'de', language: 'de' } as const;
const ask = async (host: string) => careerAnswer.parse(await (await app.request('/api/careeroverview', { headers: { host } })).json());

test('J-01 the overview fills every tab and has one initiative application', async () => {
  const groups = groupJobs((await ask('localhost')).jobs);
  const counts = [groups.professionals.length, groups.students.length, groups.pupils.length];
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(30);
  expect(groups.initiative?.title).toBe('Initiativbewerbung');
});

test('J-01 C-10 each job has a text in each language', async () => {
  const lists = await Promise.all(languages.map(async (language) => ({ language, jobs: await listJobs({ country: 'de', language }, 0) })));
  for (const { language, jobs } of lists) {
    expect([language, jobs.length]).toEqual([language, lists[0]?.jobs.length]);
    expect(new Set(jobs.map((job) => job.language))).toEqual(new Set([language]));
  }
  const titles = lists.map(({ jobs }) => jobs.find(({ isInitiative }) => isInitiative)?.title);
  expect(new Set(titles).size).toBe(languages.length);
  expect((await ask('jp.localhost')).jobs.every(({ language }) => language === 'ja')).toBe(true);
});

test('J-01 C-10 jobs use the words and units of the country, in the list and at their address', async () => {
  const british = JSON.stringify(await listJobs({ country: 'gb', language: 'en' }, 0));
  const american = await listJobs({ country: 'us', language: 'en' }, 0);
  expect(british).toMatch(/colour/u);
  expect(british).toMatch(/taps/u);
  expect(JSON.stringify(american)).not.toMatch(new RegExp(foreignIn('en-US').join('|'), 'iu'));
  expect(JSON.stringify(american)).not.toMatch(/\d\s?(?:kg|kilogram|cm|mm)/u);
  const designer = american.find(({ id }) => id === 'tap-designer');
  expect(designer?.title).toContain('faucets');
  expect((await findJob(designer?.careerid ?? '', { country: 'us', language: 'en' }))?.title).toBe(designer?.title);
  const canadian = await listJobs({ country: 'ca', language: 'fr' }, 0);
  expect(JSON.stringify(canadian)).not.toMatch(new RegExp(foreignIn('fr-CA').join('|'), 'iu'));
});

test('a language that lacks a job is rejected by file and job', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'undula-jobs-'));
  await cp('content/jobs', join(folder, 'jobs'), { recursive: true });
  const file = join(folder, 'jobs', 'pl.json');
  const { payroll: _removed, ...others } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(others));
  await expect(readJobs(folder)).rejects.toThrow(/pl\.json: not the jobs of jobs\.json: payroll/);
  await rm(folder, { recursive: true });
});

test('J-01 there are jobs in several countries and fields', async () => {
  const { places, jobs } = await readJobs();
  expect(new Set(jobs.flatMap(({ locations }) => locations.map((location) => places[location]))).size).toBeGreaterThanOrEqual(10);
  expect(new Set(jobs.map(({ field }) => field)).size).toBe(7);
});

test("a job is listed through its last day in the head office's time zone, then found by its address alone", async () => {
  const ended = (await readJobs()).jobs.find(({ validThrough }) => validThrough !== null);
  const lastMoment = Date.parse(`${ended?.validThrough}T22:59:59Z`);
  const isListed = async (now: number) => (await listJobs(german, now)).some(({ id }) => id === ended?.id);
  expect([await isListed(lastMoment), await isListed(lastMoment + 1000)]).toEqual([true, false]);
  const found = await findJob(ended?.careerid ?? '', german);
  expect([found?.id, found && isOpen(found, lastMoment), found && isOpen(found, lastMoment + 1000)]).toEqual([ended?.id, true, false]);
  const response = await ask('localhost');
  expect(response.jobs.some(({ id }) => id === ended?.id)).toBe(isOpen({ validThrough: ended?.validThrough ?? null }));
});

test('a job is found by its career id', async () => {
  const [first] = (await readJobs()).jobs;
  expect((await findJob(first?.careerid ?? '', german))?.id).toBe(first?.id);
  expect(await findJob('0000', german)).toBeUndefined();
});

test('the file rejects a second initiative application and duplicate ids', async () => {
  const { places, jobs } = await readJobs();
  expect(new Set(jobs.map(({ careerid }) => careerid)).size).toBe(jobs.length);
  const initiative = jobs.filter(({ isInitiative }) => isInitiative);
  expect(jobsFile.safeParse({ places, jobs: [...jobs, ...initiative] }).success).toBe(false);
});

test('the file rejects a workplace without its country', async () => {
  const { places, jobs } = await readJobs();
  expect(jobsFile.safeParse({ places, jobs }).success).toBe(true);
  const { Berlin: _, ...fewer } = places;
  expect(jobsFile.safeParse({ places: fewer, jobs }).error?.issues[0]?.path).toEqual(['places']);
});
