import { expect, test } from 'vitest';
import { z } from 'zod';
import { button } from '../../src/shared/content/references.ts';
import { fieldsOf } from './fields-of.ts';

test('fields have name, type, default and meaning, those of entries below their list', () => {
  const schema = z.strictObject({
    align: z.enum(['start', 'end']).default('start').describe('Where it stands'),
    note: z.string().nullable(),
    more: z.boolean().optional(),
    items: z.array(z.strictObject({ title: z.string().describe('Its name'), link: button.nullable() })),
  });
  expect(fieldsOf(schema)).toEqual([
    { name: 'align', type: "'start' | 'end'", standard: "'start'", meaning: 'Where it stands' },
    { name: 'note', type: 'string | null', standard: 'required', meaning: '' },
    { name: 'more', type: 'boolean', standard: '—', meaning: '' },
    { name: 'items', type: 'list', standard: 'required', meaning: '' },
    { name: 'items[].title', type: 'string', standard: 'required', meaning: 'Its name' },
    {
      name: 'items[].link',
      type: 'Button | null',
      standard: 'required',
      meaning: 'A link that looks like a button: where to, and what it says',
    },
  ]);
});

test('a field shared by several kinds appears once, with all its types and meanings', () => {
  const name = z.string().describe('Its name');
  const schema = z.strictObject({
    media: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('image').describe('A picture'), name }),
      z.strictObject({ kind: z.literal('film').describe('A film'), name, seconds: z.number() }),
    ]),
  });
  expect(fieldsOf(schema).slice(1)).toEqual([
    { name: 'media.kind', type: "'image' | 'film'", standard: 'required', meaning: 'A picture; A film' },
    { name: 'media.name', type: 'string', standard: 'required', meaning: 'Its name' },
    { name: 'media.seconds', type: 'number', standard: 'required', meaning: '' },
  ]);
});
