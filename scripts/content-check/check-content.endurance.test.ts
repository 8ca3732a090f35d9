import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyContent } from '../../tests/content/planted-folder.ts';
import { type Fault, findTogether } from '../../tests/content/planted-together.ts';
import { checkContent } from './check-content.ts';

type Planted = ReturnType<typeof copyContent>;
type Json = Record<string, unknown>;

let known: Set<string>;
let planted: Planted;
const lines = async (): Promise<string[]> =>
  (await checkContent(planted.folder, path.join(planted.folder, 'no-texts'))).map(({ file, message }) => `${file}: ${message}`);

// Only the content in which errors are planted, without interface texts: what is missing is missing before and after.
const plant = (): Planted => {
  const content = copyContent(['delta-60-s', 'quell', 'steg']);
  mkdirSync(path.join(content.folder, 'no-texts'));
  return content;
};

beforeAll(async () => {
  planted = plant();
  known = new Set(await lines());
});
beforeEach(() => {
  planted.remove();
  planted = plant();
});
afterAll(() => planted.remove());

/** The findings beyond those that exist already. */
const added = async (): Promise<string[]> => (await lines()).filter((line) => !known.has(line));

const sectionOf = (json: Json, uid: string): Json => {
  const section = (json['sections'] as Json[]).find((one) => one['uid'] === uid);
  if (!section) throw new Error(`No section ${uid}`);
  return section['data'] as Json;
};

const draft = (data: Json): Json => ({
  slug: 'neu',
  label: 'Neu',
  title: 'Neu bei uns',
  description: 'Was es neu bei uns gibt, in einem Satz gesagt.',
  sections: [{ uid: 'headline', id: 'neu', data }],
});

const faults: readonly Fault[] = [
  ['broken JSON', (content) => content.write('pages/sinks/de.json', '{'), /^pages\/sinks\/de\.json: not JSON/],
  [
    'a file in the wrong place',
    (content) => content.write('pages/sinks/dee.json', '{}'),
    /^pages\/sinks\/dee\.json: no such file in content/,
  ],
  ['a page without its head', (content) => content.drop('pages/planning/page.json'), /^pages\/planning\/de\.json: stands alone/],
  ['a missing country', (content) => content.drop('countries/pl.json'), /^countries\/pl\.json: is missing/],
  [
    'a text that is too long',
    (content) => content.edit('pages/sinks/fr.json', (page) => Object.assign(page, { title: 'é'.repeat(66) })),
    /^pages\/sinks\/fr\.json: title: /,
  ],
  ['a page without a language', (content) => content.drop('pages/delivery/ja.json'), /^pages\/delivery\/ja\.json: is missing/],
  ['a product without a language', (content) => content.drop('catalogue/quell/en.json'), /^catalogue\/quell\/en\.json: is missing/],
  [
    'a product without a language that no page speaks',
    (content) => content.drop('catalogue/quell/uk.json'),
    /^catalogue\/quell\/uk\.json: is missing/,
  ],
  ['a navigation without a language', (content) => content.drop('navigation/en.json'), /^navigation\/en\.json: is missing/],
  [
    'a text that somebody meant to write later',
    (content) => content.edit('catalogue/quell/fr.json', (texts) => Object.assign(texts, { scope: ['TODO'] })),
    /^catalogue\/quell\/fr\.json: scope\[0\]: placeholder 'TODO'/,
  ],
  [
    'an unknown module',
    (content) => content.edit('pages/sinks/de.json', (page) => (page['sections'] as Json[]).push({ uid: 'carousell', id: 'x', data: {} })),
    /^pages\/sinks\/de\.json: sections\[\d+\]\.uid: no module 'carousell'/,
  ],
  [
    'B-09 data that its module refuses, with what is allowed',
    (content) => content.edit('pages/home/en.json', (page) => Object.assign(sectionOf(page, 'best-seller'), { headline: '' })),
    /^pages\/home\/en\.json: sections\[\d+\]\.data\.headline \(best-seller\): 0 characters; allowed: at least 1 character$/,
  ],
  [
    'B-09 a draft that its module refuses',
    (content) => content.write('pages/home/de.draft.json', JSON.stringify(draft({ headline: 'Neu', level: 7 }))),
    /^pages\/home\/de\.draft\.json: sections\[0\]\.data\.level \(headline\): 7; allowed: 2 or 3$/,
  ],
  [
    'B-09 a draft of a page that is nowhere',
    (content) => content.write('pages/attic/de.draft.json', JSON.stringify(draft({ headline: 'Neu' }))),
    /^pages\/attic\/de\.draft\.json: stands alone: pages\/attic\/page\.json and pages\/attic\/page\.draft\.json are missing$/,
  ],
  [
    'B-09 a draft of something else than a page',
    (content) => content.write('navigation/de.draft.json', '{}'),
    /^navigation\/de\.draft\.json: only pages have drafts/,
  ],
  [
    'B-09 a picture of an editor without words in a language',
    (content) =>
      content.write('pictures/lake-view.json', JSON.stringify({ kind: 'lifestyle', alt: { de: 'Ein See', en: 'A lake', fr: 'Un lac' } })),
    /^pictures\/lake-view\.json: lake-view\.alt\.ja: is missing$/,
  ],
  [
    'a product card of no product',
    (content) => content.edit('pages/home/en.json', (page) => Object.assign(sectionOf(page, 'best-seller'), { productKeys: ['gamma-9'] })),
    /^pages\/home\/en\.json: sections\[\d+\]\.data: no product 'gamma-9'/,
  ],
  [
    'a link to no page, and to no section',
    (content) =>
      content.edit('pages/home/de.json', (page) =>
        Object.assign(sectionOf(page, 'best-seller'), { button: { link: { page: 'sinks', hash: 'nowhere' }, text: 'Mehr' } }),
      ),
    /^pages\/home\/de\.json: .*no section 'nowhere' on page 'sinks'/,
  ],
  [
    'a link to no page',
    (content) =>
      content.edit('pages/home/de.json', (page) =>
        Object.assign(sectionOf(page, 'best-seller'), { button: { link: { page: 'bath' }, text: 'Mehr' } }),
      ),
    /^pages\/home\/de\.json: .*no page 'bath'/,
  ],
  [
    'an unknown picture',
    (content) => content.edit('pages/home/page.json', (page) => Object.assign(page, { image: 'sunset' })),
    /^pages\/home\/page\.json: image: no picture 'sunset'/,
  ],
  [
    'a parent that does not exist',
    (content) => content.edit('pages/planning/page.json', (page) => Object.assign(page, { parent: 'attic' })),
    /^pages\/planning\/page\.json: parent: no page 'attic'/,
  ],
  [
    'a circle of parents',
    (content) => {
      content.edit('pages/planning/page.json', (page) => Object.assign(page, { parent: 'materials' }));
      content.edit('pages/materials/page.json', (page) => Object.assign(page, { parent: 'planning' }));
    },
    /^pages\/planning\/de\.json: parent 'materials': no such page, or a circle/,
  ],
  [
    'a slug that belongs to the shop',
    (content) => content.edit('pages/planning/de.json', (page) => Object.assign(page, { slug: 'checkout' })),
    /^pages\/planning\/de\.json: slug: '\/checkout' belongs to the shop/,
  ],
  [
    'a slug that stands twice',
    (content) => content.edit('pages/planning/en.json', (page) => Object.assign(page, { slug: 'materials' })),
    /^pages\/\w+\/en\.json: slug: '\/materials' belongs to '\w+' already/,
  ],
  [
    'an old address that hides a page',
    (content) => content.edit('redirects/de.json', (moved) => Object.assign(moved, { 'spuelen/granit': { page: 'granite' } })),
    /^redirects\/de\.json: '\/spuelen\/granit' is an address of the shop/,
  ],
  [
    'an old address that leads nowhere',
    (content) => content.edit('redirects/fr.json', (moved) => Object.assign(moved, { ancien: { product: 'gamma-9' } })),
    /^redirects\/fr\.json: '\/ancien' leads to no product 'gamma-9'/,
  ],
  [
    'a menu entry of no page',
    (content) => content.edit('navigation/ja.json', (file) => (file['legal'] as string[]).push('secret')),
    /^navigation\/ja\.json: no page 'secret'/,
  ],
  [
    'a product that promises other years of guarantee than its facts',
    (content) =>
      content.edit('catalogue/quell/de.json', (texts) =>
        Object.assign(texts['seo'] as Json, { description: `Armatur mit Auszug, 3,1 kg schwer. 6 Jahre Garantie.` }),
      ),
    /^catalogue\/quell\/de\.json: promises 6 years, but guarantees 5/,
  ],
  [
    'a missing price',
    (content) =>
      content.edit('catalogue/quell/product.json', (product) => {
        const [first] = product['variants'] as { prices: Json }[];
        delete first?.prices['VND'];
      }),
    /^catalogue\/quell\/product\.json: variants\[0\]\.prices\.VND: /,
  ],
  [
    'a reduction that says nothing of former prices',
    (content) =>
      content.edit('catalogue/quell/product.json', (product) =>
        Object.assign((product['variants'] as Json[])[0] ?? {}, { reduction: { since: '2026-11-02', until: null, former: [] } }),
      ),
    /^catalogue\/quell\/product\.json: variants\[0\]\.reduction\.former: /,
  ],
  [
    'a reduction from a price that had been asked more than 30 days before',
    (content) =>
      content.edit('catalogue/quell/product.json', (product) => {
        const [first] = product['variants'] as { prices: Record<string, number> }[];
        const dearer = { from: '2026-01-12', prices: { ...first?.prices, EUR: 49_900 } };
        const former = [dearer, { from: '2026-10-01', prices: first?.prices }];
        Object.assign(first ?? {}, { reduction: { since: '2026-11-02', until: '2026-10-01', former } });
      }),
    /^catalogue\/quell\/product\.json: variants\[0\]\.prices\.EUR: reduced, but not below the lowest price of the 30 days before/,
  ],
  [
    'an article number that stands twice',
    (content) =>
      content.edit('catalogue/quell/product.json', (product) =>
        Object.assign((product['variants'] as Json[])[0] ?? {}, { sku: '20.23.1101' }),
      ),
    /^catalogue\/(?:quell|steg)\/product\.json: variants: '20\.23\.1101' stands in '(?:quell|steg)' already/,
  ],
  [
    'a postal code pattern that its own example breaks',
    (content) => content.edit('countries/pl.json', (file) => Object.assign(file['postalCode'] as Json, { pattern: '\\d{5}' })),
    /^countries\/pl\.json: postalCode: the example does not fulfil the pattern/,
  ],
  [
    'a tax for a region that does not exist',
    (content) => content.edit('countries/us.json', (file) => Object.assign((file['tax'] as Json)['byRegion'] as Json, { XX: 100 })),
    /^countries\/us\.json: tax\.byRegion: names a region/,
  ],
  [
    'a fault in a file that another room reads',
    (content) =>
      content.edit('dealers/de.json', (file) => Object.assign((file['dealers'] as Json[])[0] ?? {}, { timeZone: 'Mars/Olympus' })),
    /^dealers\/de\.json: dealers\[0\]\.timeZone: /,
  ],
  [
    'a matching product that does not exist',
    (content) => content.edit('catalogue/quell/product.json', (product) => Object.assign(product, { matching: ['delta-99'] })),
    /^catalogue\/quell\/product\.json: matching: no product 'delta-99'/,
  ],
  [
    'a family of one product',
    (content) => content.edit('catalogue/quell/product.json', (product) => Object.assign(product, { family: 'quell' })),
    /^catalogue\/quell\/product\.json: family: (?:'quell' has no other product|0 pages introduce 'quell')/,
  ],
  [
    'a page of a family that no product names',
    (content) => content.edit('pages/delta/page.json', (page) => Object.assign(page, { family: 'delta-99' })),
    /^(?:pages\/delta\/page\.json: family: no product is of the family 'delta-99'|catalogue\/delta-60-s\/product\.json: family: 0 pages)/,
  ],
  [
    'a section about a family that no product names',
    (content) => content.edit('pages/delta/de.json', (page) => Object.assign(sectionOf(page, 'family-colours'), { family: 'delta-99' })),
    /^pages\/delta\/de\.json: sections\[4\]\.data\.family: no product is of the family 'delta-99'/,
  ],
  [
    'a picture without alternative text',
    (content) => content.edit('media/media.json', (media) => delete ((media['quell-matt-black--front'] as Json)['alt'] as Json)['ja']),
    /^media\/media\.json: quell-matt-black--front\.alt\.ja: is missing/,
  ],
  [
    'a picture without original',
    (content) =>
      content.edit('media/media.json', (media) => {
        media['nowhere--front'] = { ...(media['quell-matt-black--front'] as Json), original: 'nowhere.webp' };
      }),
    /^media\/media\.json: nowhere--front: no original imagery\/originals\/nowhere\.webp/,
  ],
  [
    'a variant without picture',
    (content) =>
      content.edit('media/media.json', (media) => {
        delete media['quell-matt-black--front'];
      }),
    /^media\/media\.json: variant 'quell-matt-black' has no picture/,
  ],
];

const isFound = findTogether(faults, (group) => {
  planted.remove();
  planted = plant();
  for (const [, plantFault] of group) plantFault(planted);
  return added();
});

test.each(faults.map((fault) => [fault[0], fault] as const))('content:check finds %s', async (_, fault) => {
  expect(await isFound(fault)).toBe(true);
});

test.each([
  ['de', 'Eine nachhaltige Spüle.'],
  ['en', 'Our eco-friendly choice.'],
  ['fr', 'Un évier respectueux de l’environnement.'],
  ['ja', '環境にやさしいシンクです。'],
])('Y-03 content:check finds a generic green claim in %s', async (language, claim) => {
  planted.edit(`catalogue/quell/${language}.json`, (texts) => Object.assign(texts, { scope: [claim] }));
  expect((await added()).join('\n')).toMatch(
    new RegExp(`^catalogue/quell/${language}\\.json: scope\\[0\\]: generic green claim '.+' \\(Y-03\\)$`, 'm'),
  );
});

test.each(['de', 'en', 'fr', 'ja'])('Y-09 content:check finds a link to the closed dispute platform in %s', async (language) => {
  planted.edit(`pages/imprint/${language}.json`, (page) =>
    Object.assign(page, { description: 'Streitbeilegung: https://ec.europa.eu/consumers/odr/ steht bereit.' }),
  );
  expect((await added()).join('\n')).toContain(
    `pages/imprint/${language}.json: description: link to the closed EU dispute platform (Y-09)`,
  );
});

test('valid content adds nothing', async () => {
  expect(await added()).toEqual([]);
});
