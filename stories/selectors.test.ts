import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stories } from './all.ts';
import type { AnyStory } from './story.ts';

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));

/** The style sheets of the folder, and of neighbouring components that it uses. */
const stylesOf = (folder: string, depth = 2): string[] => {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const neighbours = depth === 0 ? [] : files.filter((file) => file.endsWith('.tsx')).flatMap(importsOf);
  const folders = new Set(neighbours.map((file) => dirname(file)).filter((other) => other !== folder));
  return [...files.filter((file) => file.endsWith('.css')), ...[...folders].flatMap((other) => stylesOf(other, depth - 1))];
};

const base = readFileSync('src/design/base.css', 'utf8');
const sheetOf = ({ source }: AnyStory): string =>
  [base, ...[...new Set(source.flatMap(({ file }) => stylesOf(dirname(file))))].map((file) => readFileSync(file, 'utf8'))].join('\n');

// States for assistive technology count too, even if no style needs them.
const isTold = ({ source }: AnyStory, piece: string): boolean =>
  piece.startsWith('[aria-') && source.some(({ file }) => readFileSync(file, 'utf8').includes(piece.replaceAll(/[[\]]|=.*/g, '')));

const selectorsOf = ({ states, looks = [] }: AnyStory): string[] => [
  ...(states?.columns.flatMap(({ selector }) => selector ?? []) ?? []),
  ...looks.map(({ selector }) => selector),
];

// Classes, attributes and states; element names and grouping pseudo-classes say nothing about the component.
const piecesOf = (selector: string): string[] =>
  [...selector.matchAll(/\[[^\]]+\]|\.[\w-]+|:[\w-]+/g)].map(([piece]) => piece).filter((piece) => !/^:(?:is|not|has)$/.test(piece));

test.each(stories.map((story) => [story.slug, story] as const))(
  'T-05 %s: each state has a selector that its styles contain',
  (_, story) => {
    const sheet = sheetOf(story);
    const unknown = selectorsOf(story)
      .flatMap(piecesOf)
      .filter((piece) => !sheet.includes(piece) && !isTold(story, piece));
    expect(unknown).toEqual([]);
  },
);

test.each(stories.map((story) => [story.slug, story] as const))(
  'T-05 %s: its states or variants are documented, each with one selector',
  (_, story) => {
    const told = selectorsOf(story);
    expect(told).not.toEqual([]);
    const looks = story.looks ?? [];
    expect(new Set(looks.map(({ selector }) => selector)).size).toBe(looks.length);
    const ids = story.variants.map(({ id }) => id);
    expect(looks.flatMap(({ example }) => example ?? []).filter((example) => !ids.includes(example))).toEqual([]);
  },
);
