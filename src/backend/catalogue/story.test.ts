import { beforeAll, describe, expect, test } from 'vitest';
import { getCountryContent, getProducts, liveSites, loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { storyOf } from './story.ts';
import { fillStory, valuesOfStory } from './story-values.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const us: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };
const ca: Site = { country: 'ca', language: 'fr', locale: 'fr-CA', root: '/fr' };
const jp: Site = { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' };

beforeAll(() => loadContent());

const headlinesOf = (site: Site, productKey: string): string[] =>
  storyOf(site, productKey).map(({ headline }) => headline.replaceAll('\u00A0', ' '));

test('a story shows the facts of its product, and those of another product next to the same words', () => {
  expect(headlinesOf(de, 'delta-60-s')).toEqual([
    'Zwei Becken, 1000 mm in einem Stück',
    '13,2 kg Quarz und Harz',
    'Wände um 1,5° geneigt, damit die Spüle aus der Form gleitet',
    '200 mm tief für den Topf, 140 mm für den Salat',
    'Eine Viertelstunde gegen Kalk',
    'Ein Schrank von 60 cm genügt',
  ]);
  expect(headlinesOf(de, 'delta-45')).toContain('10,4 kg Quarz und Harz');
  expect(headlinesOf(de, 'delta-45')).toContain('Ein Schrank von 45 cm genügt');
  expect(headlinesOf(jp, 'bogen-p')[0]).toBe('高さ420 mmの弧');
});

test('C-12 where a country uses inches and pounds, a story uses nothing else', () => {
  expect(headlinesOf(us, 'delta-60-s').slice(0, 2)).toEqual(['Two bowls in one piece of 39.4 in', '29.1 lb of quartz and resin']);
  expect(headlinesOf(us, 'delta-60-s').at(-1)).toBe('A cabinet of 24 in is enough');
  expect(headlinesOf(ca, 'delta-60-s')[0]).toBe('Deux cuves, 39,4 po d’une seule pièce');
  for (const productKey of Object.keys(getCountryContent('us').stories))
    for (const { headline, text } of storyOf(us, productKey)) expect(`${headline} ${text}`).not.toMatch(/\d\s(?:mm|cm|kg|bar)\b/u);
});

test('each claim follows its fact: other facts, other words', () => {
  const file = getProducts('de').get('delta-60-s')?.file;
  if (file?.facts.kind !== 'sink') throw new Error('Delta 60 S is a sink');
  const heavier = { ...file, facts: { ...file.facts, weight: 20_500, outer: { width: 1100, depth: 500 } } };
  expect(fillStory('{{width}}, {{weight}}', valuesOfStory(de, heavier))).toBe('1100\u00A0mm, 20,5\u00A0kg');
  expect(fillStory('{{pullOut}}', valuesOfStory(de, heavier))).toBe('{{pullOut}}');
});

test('lines are to one scale, labelled like the facts', () => {
  const lines = storyOf(de, 'delta-60-s').find(({ kind }) => kind === 'fit')?.lines;
  expect(lines).toEqual([
    { id: 'width', label: 'Breite', length: '1000\u00A0mm', share: 100 },
    { id: 'cabinet', label: 'Unterschrank', length: '60\u00A0cm', share: 60 },
    { id: 'bowls', label: 'Becken', length: '566\u00A0mm', share: 56.6 },
  ]);
});

describe('every story in every language', () => {
  test('has all chapters in the words of the site, none with an unfilled value, each with something to show', () => {
    for (const site of liveSites()) {
      const { stories } = getCountryContent(site.country);
      for (const [productKey, chapters] of Object.entries(stories)) {
        if (!getProducts(site.country).has(productKey)) continue;
        const actual = storyOf(site, productKey);
        expect(actual.map(({ kind }) => kind)).toEqual(chapters.map(({ kind }) => kind));
        for (const { headline, text, language, drawing, picture, lines } of actual) {
          expect(language).toBe(site.language);
          expect(`${headline}${text}`).not.toMatch(/[{}]/u);
          expect(drawing ?? picture ?? lines[0], `${site.locale} ${productKey} ${headline}`).toBeDefined();
        }
      }
    }
  });

  test('names what is in a scene, in a close-up only what is visible, and nothing where a picture shows only the product', () => {
    const pictures = storyOf(de, 'delta-60-s').flatMap(({ picture }) => picture ?? []);
    expect(pictures.map(({ caption }) => caption.replaceAll('\u00A0', ' '))).toEqual([
      '',
      'Delta 60 S (Anthrazit)',
      'Delta 60 S (Anthrazit), Bogen P (Messing)',
      'Mole 60',
      'Delta 60 S (Sand), Düne (Sand)',
    ]);
  });

  test('a product without a story has none', () => {
    expect(storyOf(de, 'perle')).toEqual([]);
    expect(storyOf(de, 'nobody')).toEqual([]);
  });
});
