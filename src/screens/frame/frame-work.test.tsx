import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileSource, loadContent, refreshContent } from '#backend/content/content.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { copyContent } from '#tests/content/planted-folder.ts';
import { FrameWork } from './frame-work.tsx';

const planted = copyContent(['delta-60-s', 'quell', 'steg']);
beforeAll(loadContent);
afterAll(planted.remove);

const open: readonly CountryCode[] = ['ca', 'cn', 'ua', 'us', 'au'];

// An omitted prop means that consent is asked for (`FrameEffects`).
const isAsked = (country: CountryCode): boolean => {
  const site = findSite(country, country === 'cn' ? 'zh' : country === 'ua' ? 'uk' : 'en');
  if (!site) throw new Error(`no such site of ${country}`);
  const { isConsentRequired = true } = FrameWork({ site, t: (key) => key }).props as { isConsentRequired?: boolean };
  return isConsentRequired;
};

test('G-01 one line in a country’s file turns the consent question on, only in that country', async () => {
  expect(open.filter(isAsked)).toEqual([]);
  for (const country of ['ca', 'cn', 'ua'] as const)
    planted.edit(`countries/${country}.json`, (file) => Object.assign(file['consent'] as object, { isRequired: true }));
  await refreshContent(createFileSource(planted.folder));
  expect(open.filter(isAsked)).toEqual(['ca', 'cn', 'ua']);
});
