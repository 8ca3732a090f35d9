import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import type { Results } from '../../../accessibility/results.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { AccessibilityReport } from './accessibility-report.tsx';

const mocked = vi.hoisted((): { lastRun: Results | undefined } => ({ lastRun: undefined }));
vi.mock('./last-run.ts', () => mocked);

const run: Results = {
  date: '2026-02-03',
  browser: 'Chromium 153',
  screens: 24,
  examples: 324,
  checks: {
    axe: { passed: 125, failed: 0 },
    keyboard: { passed: 63, failed: 0 },
    told: { passed: 71, failed: 0 },
    measures: { passed: 57, failed: 2 },
    calm: { passed: 9, failed: 0 },
  },
};
const german: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const japanese: Site = { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' };
const show = (site: Site) =>
  htmlOf(
    createElement(AccessibilityReport, {
      site,
      id: 'results',
      language: site.language,
      cacheKey: 'report',
      isPageTitle: false,
      page: { path: '/', query: '' },
      data: { headline: 'Ergebnisse' },
    }),
  );

beforeEach(() => {
  mocked.lastRun = run;
});

test('Y-08 the statement lists each kind of check with its number and result, as saved by the last whole run', async () => {
  const html = await show(german);
  for (const { passed, failed } of Object.values(run.checks)) expect(html).toContain(`<td class="num">${passed + failed}</td>`);
  expect(html.match(/<th scope="row"/g)).toHaveLength(5);
  expect(html.match(/alle bestanden/g)).toHaveLength(4);
  expect(html).toContain('2 nicht bestanden');
  expect(html).toContain('Chromium 153: 24 Seitenarten und 324 Beispiele');
});

test('Y-08 its date is the day of that run, in the language of the page, the same at every visit', async () => {
  expect(await show(german)).toContain('3. Februar 2026');
  const html = await show(japanese);
  expect(html).toContain('2026年2月3日');
  expect(await show(japanese)).toBe(html);
});

test('Y-08 while no whole run is saved, the statement claims nothing', async () => {
  mocked.lastRun = undefined;
  expect(await show(german)).toBe('');
});
