import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EntryCollection, Field, ListFieldWithTypes, VariableFieldType } from '@sveltia/cms';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { type CompactConfig, compactConfig } from '#screens/editor/compact-config.ts';
import { editorConfig } from '#screens/editor/editor-config.ts';
import { fieldsOf } from '#screens/editor/field-of.ts';
import { sectionSchemas } from '#server-modules/schemas.ts';
import { languages } from '#shared/country/countries.ts';

const choices = { pictures: ['kitchen-garden', 'kitchen-salt'], pages: ['home', 'sinks'], products: ['delta-60-s'] };
const config = editorConfig({ choices, folder: 'content' });
const { collections } = config;
const collectionOf = (name: string): EntryCollection | undefined => collections.find((one) => one.name === name);

const modules = (): VariableFieldType[] => {
  const sections = collectionOf('drafts-de')?.fields.find(({ name }) => name === 'sections');
  return (sections as ListFieldWithTypes).types;
};
const fieldsOfModule = (uid: string): Field[] => {
  const data = modules()
    .find(({ name }) => name === uid)
    ?.fields?.find(({ name }) => name === 'data') as { fields?: Field[] } | undefined;
  return data?.fields ?? [];
};

test('B-09 the configuration of the editor is valid for the editor itself', () => {
  const schema = new URL('../schema/sveltia-cms.json', `file://${createRequire(import.meta.url).resolve('@sveltia/cms')}`);
  const check = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(readFileSync(schema, 'utf8')));
  const isValid = check(JSON.parse(JSON.stringify(config)));
  expect(check.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('B-09 the sent configuration contains each list of fields once, and loses nothing', () => {
  const sent = JSON.stringify(compactConfig(config));
  expect(sent.length).toBeLessThan(1_000_000);
  const { fieldLists, collections: told, ...rest } = JSON.parse(sent) as CompactConfig;
  expect({ ...rest, collections: told.map((one) => ({ ...one, fields: fieldLists[one.fields] })) }).toEqual(
    JSON.parse(JSON.stringify(config)),
  );
});

test('B-09 every module can be selected, with all the fields of its schema', () => {
  expect(modules().map(({ name }) => name)).toEqual(Object.keys(sectionSchemas));
  const offered = modules().map(({ name }) => [name, fieldsOfModule(name).map((field) => field.name)]);
  expect(offered).toEqual(Object.entries(sectionSchemas).map(([uid, { shape }]) => [uid, Object.keys(shape)]));
});

test('B-09 drafts and published texts of every language, facts and pictures are collections of their own', () => {
  const paths = Object.fromEntries(collections.map(({ name, folder, path }) => [name, [folder, path].filter(Boolean).join('/')]));
  for (const language of languages)
    expect([paths[`drafts-${language}`], paths[`pages-${language}`]]).toEqual([
      `content/pages/{{slug}}/${language}.draft`,
      `content/pages/{{slug}}/${language}`,
    ]);
  expect([paths['facts'], paths['facts-drafts'], paths['pictures']]).toEqual([
    'content/pages/{{slug}}/page',
    'content/pages/{{slug}}/page.draft',
    'content/pictures',
  ]);
});

test('B-09 C-11 a country’s own texts are a collection per language, with the section that a new one follows', () => {
  const swiss = collectionOf('own-fr-ch');
  expect([swiss?.label, swiss?.path]).toEqual(['Switzerland alone, French', '{{slug}}/fr.ch']);
  expect(collectionOf('own-it-ch')).toBeUndefined();
  const names = swiss?.fields.map(({ name }) => name);
  expect(names).toEqual(['label', 'title', 'description', 'without', 'sections']);
  const sections = swiss?.fields.find(({ name }) => name === 'sections') as ListFieldWithTypes | undefined;
  expect(sections?.types[0]?.fields).toMatchObject([{ name: 'id', required: true }, { name: 'after', required: false }, { name: 'data' }]);
});

test('B-09 a field reflects its schema: kind, bounds, choices and description', () => {
  const root = {
    type: 'object',
    required: ['headline', 'text', 'count', 'page', 'cells', 'link'],
    properties: {
      headline: { type: 'string', minLength: 1, maxLength: 90, description: 'The words' },
      text: { anyOf: [{ type: 'string', maxLength: 2000 }, { type: 'null' }] },
      count: { type: 'integer', minimum: 2, maximum: 8 },
      ground: { type: 'string', enum: ['paper', 'soft'], default: 'paper' },
      level: {
        anyOf: [
          { type: 'number', const: 2 },
          { type: 'number', const: 3 },
        ],
        default: 2,
      },
      page: { type: 'string' },
      image: { $ref: '#/$defs/Image' },
      cells: { type: 'array', minItems: 1, items: { type: 'array', items: { type: 'string' } } },
      link: {
        anyOf: [
          { type: 'object', required: ['page'], properties: { page: { type: 'string' } } },
          { type: 'object', required: ['url'], properties: { url: { type: 'string', format: 'uri' } } },
        ],
      },
      media: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'image' }, alt: { type: 'string' } } },
          { type: 'object', properties: { kind: { const: 'film' } } },
        ],
      },
    },
    $defs: { Image: { type: 'object', properties: { identifier: { type: 'string' } } } },
  } as const;
  const making = { root: root as never, choices };
  const fields = Object.fromEntries(fieldsOf(root as never, making).map((field) => [field.name, field]));
  expect(fields['headline']).toMatchObject({ widget: 'string', required: true, minlength: 1, maxlength: 90, hint: 'The words' });
  expect(fields['text']).toMatchObject({ widget: 'text', required: false });
  expect(fields['count']).toMatchObject({ widget: 'number', value_type: 'int', min: 2, max: 8 });
  expect(fields['ground']).toMatchObject({ widget: 'select', options: ['paper', 'soft'], default: 'paper', required: false });
  expect(fields['level']).toMatchObject({
    widget: 'select',
    options: [
      { label: '2', value: 2 },
      { label: '3', value: 3 },
    ],
  });
  expect(fields['page']).toMatchObject({ widget: 'select', options: choices.pages });
  expect(fields['image']).toMatchObject({ widget: 'object', fields: [{ name: 'identifier', options: choices.pictures }] });
  expect(fields['cells']).toMatchObject({ widget: 'list', min: 1, field: { widget: 'list', field: { widget: 'string' } } });
  expect(fields['link']).toMatchObject({ widget: 'object', required: true, fields: [{ name: 'page', required: false }, { type: 'url' }] });
  expect(fields['media']).toMatchObject({
    typeKey: 'kind',
    types: [
      { name: 'image', fields: [{ name: 'alt' }] },
      { name: 'film', fields: [] },
    ],
  });
  expect(() => fieldsOf({ properties: { odd: {} } } as never, making)).toThrow('The editor has no field for odd');
});
