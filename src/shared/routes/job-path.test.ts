import { expect, test } from 'vitest';
import { careerIdAt, jobPath } from './job-path.ts';

test.each([
  ['Karriere/Jobs/Jobbeschreibung/9101', '9101'],
  ['karriere/jobs/jobbeschreibung/9101', '9101'],
  ['career/job', null],
  ['karriere/jobs/jobbeschreibung', undefined],
  ['karriere/jobs/jobbeschreibung/91/01', undefined],
  ['karriere/jobs/jobbeschreibung/91%2F01', undefined],
  ['karriere', undefined],
  ['', undefined],
])('R-13 J-02 %s names the job %s', (path, careerid) => {
  expect(careerIdAt(path.split('/'))).toBe(careerid);
});

test('J-02 addresses of links are parsed back', () => {
  expect(careerIdAt(jobPath('9000').split('/'))).toBe('9000');
});
