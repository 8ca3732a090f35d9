import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import { format, steps } from '../scripts/film/timing.ts';

const folder = new URL('../public/films/', import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
const films = files.filter(({ name }) => name.endsWith('.mp4'));
const scenes = readdirSync(new URL('../imagery/films/', import.meta.url)).map((name) => name.replace('.json', ''));
// For browsers known to play AV1: less than half the bytes.
const inBoth = ['day-terracotta'];
// Supplied as a film: a kitchen in both codecs.
const supplied = ['kitchen-morning', 'kitchen-morning-av1'];
const captions = files.filter(({ name }) => name.endsWith('.vtt'));

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const cuesOf = (text: string): { from: number; to: number; words: string }[] =>
  [...text.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(([, from = '', to = '', words = '']) => ({
    from: seconds(from),
    to: seconds(to),
    words,
  }));

describe('every film', () => {
  test('is that of the installation page, of a scene or the supplied one, in one codec or both, once each', () => {
    expect(films.map(({ name }) => name.replace(/-[0-9a-f]{10}\.mp4$/, '')).toSorted()).toEqual(
      ['from-above', ...scenes, ...inBoth.map((name) => `${name}-av1`), ...supplied].toSorted(),
    );
  });

  test.each(films)(
    'M-03 $name is named by its bytes; at most 1.5 MB, the page’s own 800 kB, the supplied one and AV1 500 kB',
    ({ name, bytes }) => {
      expect(name).toContain(`-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.mp4`);
      const most = name.startsWith('from-above') ? 800_000 : 1_500_000;
      expect(bytes.length).toBeLessThan(name.startsWith('kitchen-morning') || name.includes('-av1-') ? 500_000 : most);
    },
  );

  test.each(films)(
    '$name is H.264 or declares AV1, without sound, and starts with its index, so that it plays while loading',
    ({ name, bytes }) => {
      expect(bytes.includes(name.includes('-av1-') ? 'av01' : 'avc1')).toBe(true);
      expect(bytes.includes('mp4a')).toBe(false);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    },
  );
});

describe('the film of the installation page', () => {
  test.each(captions.map(({ name, bytes }) => [name, bytes.toString()]))(
    'M-03 %s match the steps, and can be read in their time',
    (_, text) => {
      expect(text).toMatch(/^WEBVTT\n\n/);
      const cues = cuesOf(text);
      expect(cues.map(({ from, to }) => [from, to])).toEqual(Object.values(steps));
      expect(cues.at(-1)?.to).toBe(format.seconds);
      // Readers of captions can follow at most twenty-five characters a second.
      expect(cues.filter(({ from, to, words }) => words.length / (to - from) > 25)).toEqual([]);
    },
  );

  test('has captions in the languages that pages are written in', () => {
    expect(captions.map(({ name }) => name).toSorted()).toEqual(languages.toSorted().map((language) => `from-above-${language}.vtt`));
  });
});
