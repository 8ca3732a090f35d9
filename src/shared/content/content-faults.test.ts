import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFaults } from './content-faults.ts';

const link = z.union([
  z.strictObject({ page: z.string().min(1), hash: z.string().optional() }),
  z.strictObject({ url: z.url({ protocol: /^https$/ }) }),
]);
const media = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), width: z.number().int().positive() }),
  z.strictObject({ kind: z.literal('mp4') }),
]);
const module = z.strictObject({
  headline: z.string().min(1).max(10).nullable().default(null),
  ground: z.enum(['paper', 'soft']).default('paper'),
  level: z.union([z.literal(2), z.literal(3)]).optional(),
  slides: z.array(z.strictObject({ id: z.string().regex(/^[a-z]+$/), link: link.optional(), media: media.optional() })).max(2),
});
const faults = (data: object): string[] =>
  contentFaults(module, { slides: [], ...data }).map(({ location, message }) => `${location} | ${message}`);
const ofSlide = (slide: object): string[] => faults({ slides: [{ id: 'a', ...slide }] });

test('B-09 an error names its path, the value found and the values allowed', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ headline: 'A headline too long' })).toEqual(['headline | 19 characters; allowed: at most 10 characters']);
  expect(faults({ headline: 7 })).toEqual(['headline | 7; allowed: a text']);
  expect(faults({ ground: 'sand' })).toEqual(['ground | "sand"; allowed: "paper" or "soft"']);
  expect(faults({ level: 4 })).toEqual(['level | 4; allowed: 2 or 3']);
  expect(faults({ slides: undefined })).toEqual(['slides | nothing; allowed: a list']);
  expect(faults({ slides: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })).toEqual(['slides | 3 entries; allowed: at most 2 entries']);
  expect(ofSlide({ id: 'A 1' })).toEqual(['slides[0].id | "A 1"; allowed: what fits /^[a-z]+$/']);
});

test('B-09 an unknown field is reported with the existing ones, at any depth', () => {
  expect(faults({ headlin: 'x' })).toEqual([' | no field is called headlin; allowed: the fields headline, ground, level, slides']);
  expect(ofSlide({ nr: 1 })).toEqual(['slides[0] | no field is called nr; allowed: the fields id, link, media']);
});

test('B-09 for a union the closest branch is reported, or all of them', () => {
  expect(ofSlide({ link: { pag: 'home' } })).toEqual([
    'slides[0].link | an object with pag; allowed: the fields page, hash or the fields url',
  ]);
  expect(ofSlide({ link: { url: 'http://example.org' } })).toEqual([
    'slides[0].link.url | "http://example.org"; allowed: an https address',
  ]);
  expect(ofSlide({ media: { kind: 'film' } })).toEqual(['slides[0].media.kind | "film"; allowed: "image" or "mp4"']);
  expect(ofSlide({ media: { kind: 'image', width: 1.5 } })).toEqual(['slides[0].media.width | 1.5; allowed: a whole number']);
});
