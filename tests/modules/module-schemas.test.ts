import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { moduleSchema, textOfModuleSchema } from '#server-modules/module-schema.ts';
import { type SectionUid, sectionSchemas } from '#server-modules/schemas.ts';
import type { PageTexts } from '#shared/content/page-file.ts';
import { moduleStories } from '#stories/modules.ts';

const uids = Object.keys(sectionSchemas) as SectionUid[];
// Further formats (an address, an e-mail) are checked by zod; the schema must be readable by any program.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const checks = new Map(uids.map((uid) => [uid as string, ajv.compile(moduleSchema(uid))]));
const faultsIn = (uid: string, data: unknown): unknown[] => {
  const check = checks.get(uid);
  return check?.(data) === true ? [] : [uid, ...(check?.errors ?? ['no schema'])];
};

const sectionsOfPages = (): PageTexts['sections'] =>
  readdirSync('content/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/[a-z]{2}\.json$/.test(file))
    .flatMap((file) => (JSON.parse(readFileSync(`content/pages/${file}`, 'utf8')) as PageTexts).sections);

test('B-09 each module has a published JSON Schema, and nothing else has; after a change run `npm run stories:index`', () => {
  expect(readdirSync('public/docs/modules').toSorted()).toEqual(uids.map((uid) => `${uid}.schema.json`).toSorted());
  for (const uid of uids) expect(readFileSync(`public/docs/modules/${uid}.schema.json`, 'utf8')).toBe(textOfModuleSchema(uid));
});

test('B-09 the schemas are valid JSON Schema', () => {
  expect(uids.filter((uid) => ajv.validateSchema(moduleSchema(uid)) !== true)).toEqual([]);
});

test('B-09 the examples of the documentation and every section of every page are valid by them', () => {
  const examples = moduleStories.flatMap(({ uid, variants }) => variants.map(({ data }) => faultsIn(uid, data)));
  expect(examples.flat()).toEqual([]);
  expect(sectionsOfPages().flatMap(({ uid, data }) => faultsIn(uid, data))).toEqual([]);
});

test('B-09 they reject what the shop rejects', () => {
  expect(faultsIn('headline', { headline: '' })).not.toEqual([]);
  expect(faultsIn('headline', { headline: 'Care', level: 4 })).not.toEqual([]);
  expect(faultsIn('headline', { headline: 'Care', size: 'l' })).not.toEqual([]);
});
