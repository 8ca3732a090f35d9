import { expect, test } from 'vitest';
import { getTranslator } from '#server-components/translator.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Problem } from './problem.tsx';

const site = findSite('de', 'de') as Site;
const t = await getTranslator('de');

test('R-07 a specific message replaces the general text', async () => {
  const html = await htmlOf(await Problem({ site, status: 503, message: 'Wir räumen um.' }));
  expect(html).toContain(t('shell.problem.status', { status: 503 }));
  expect(html).toContain('Wir räumen um.');
  expect(html).not.toContain(t('shell.problem.text'));
});

test('R-07 there is nothing to reload where the address leads nowhere', async () => {
  const reload = t('shell.problem.reload');
  expect(await htmlOf(await Problem({ site, status: 500 }))).toContain(reload);
  expect(await htmlOf(await Problem({ site, status: 404 }))).not.toContain(reload);
});
