import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyContent } from '#tests/content/planted-folder.ts';
import { readinessCommand } from './readiness.ts';

const report = vi.fn<(line: string) => void>();
const planted = copyContent(['delta-60-s', 'quell', 'steg']);

const run = async (...options: string[]): Promise<string[]> => {
  await readinessCommand().parseAsync(options, { from: 'user' });
  return report.mock.calls.map(([line]) => line);
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(report);
  vi.stubEnv('CONTENT_DIR', planted.folder);
});
afterEach(() => {
  process.exitCode = undefined;
  report.mockClear();
  vi.unstubAllEnvs();
  planted.restore();
});
afterAll(planted.remove);

test('B-05 --country reports one country, with the name of each missing thing', async () => {
  const lines = await run('--country', 'fr');
  expect(lines.filter((line) => /^[a-z]{2} /.test(line)).map((line) => line.slice(0, 2))).toEqual(['fr']);
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual(
    expect.arrayContaining([
      ['particulars', 'countries/fr.json: mediator is a placeholder'],
      ['numbers', 'COMPANY_HOST'],
      ['counsel', 'nobody of the law has read its legal pages'],
    ]),
  );
});

test('B-05 without a country each has one line, without names', async () => {
  const lines = await run();
  expect(lines).toHaveLength(21);
  expect(lines.join('\n')).not.toContain('countries/fr.json');
});

test('B-05 --strict fails where visitors of a live country would miss something, and for no task of the operator', async () => {
  await run('--country', 'de', '--strict');
  expect(process.exitCode).toBeUndefined();
  planted.drop('pages/press/de.json');
  await run('--country', 'de', '--strict');
  expect(process.exitCode).toBe(1);
});

test('B-05 a closed country fails nothing, and without --strict nothing fails', async () => {
  planted.drop('pages/press/de.json');
  await run('--country', 'de');
  expect(process.exitCode).toBeUndefined();
  planted.edit('countries/de.json', (file) => Object.assign(file, { live: false }));
  await run('--country', 'de', '--strict');
  expect(process.exitCode).toBeUndefined();
});
