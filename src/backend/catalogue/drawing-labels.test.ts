import { beforeAll, describe, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import { fitOf, readKitchen } from '#shared/catalogue/cabinet-fit.ts';
import type { Box, Drawing } from '#shared/catalogue/drawing/drawing.ts';
import { labelBox, largestNumber } from '#shared/catalogue/drawing/label-box.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { drawFit, drawingsOf, placedOf, sizeComparisonsOf } from './drawings.ts';
import { tapOnSink } from './tap-on-sink.ts';

beforeAll(loadContent);

const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
  countries[country].languages.flatMap((language) => findSite(country, language) ?? []),
);

/** Every drawing of a product that a page shows. */
const allOf = (site: Site, t: Translate, file: ProductFile): Drawing[] => {
  const { name, facts } = file;
  const drawings = drawingsOf(site, t, file).map(({ drawing }) => drawing);
  if (facts.kind === 'accessory') return [...drawings, ...[placedOf(site, t, name, facts)?.drawing ?? []].flat()];
  if (facts.kind === 'tap') return [...drawings, ...[tapOnSink(site, t, file, facts)?.drawing ?? []].flat()];
  const kitchen = readKitchen(facts, new URLSearchParams());
  return [...drawings, drawFit(site, t, facts, kitchen, fitOf(facts, kitchen)), sizeComparisonsOf(site, t, facts).drawing];
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** The labels of a drawing that overlap another one or leave the sheet, at their largest. */
const collisionsOf = ({ frame, labels }: Drawing): string[] => {
  const boxes = labels.map((label) => ({ label, box: labelBox(label, frame.width * largestNumber) }));
  return boxes.flatMap(({ label, box }, index) => {
    const isOut =
      box.x < frame.x || box.y < frame.y || box.x + box.width > frame.x + frame.width || box.y + box.height > frame.y + frame.height;
    const met = boxes.slice(index + 1).filter((other) => overlap(box, other.box));
    return [...(isOut ? [`${label.text} leaves the sheet`] : []), ...met.map((other) => `${label.text} meets ${other.label.text}`)];
  });
};

describe('B-04 the numbers of a drawing can be read', () => {
  test.each(sites)('$locale: on the smallest screen no number overlaps another one or leaves its sheet', async (site) => {
    const t = createTranslator(site.language, await loadMessages(site.locale));
    const products = [...getProducts(site.country).values()];
    expect(products.length).toBeGreaterThan(20);
    const found = products.flatMap(({ file }) =>
      allOf(site, t, file).flatMap((drawing, index) => collisionsOf(drawing).map((words) => `${file.name}, ${index}: ${words}`)),
    );
    expect(found).toEqual([]);
  });
});

describe('B-04 one dimension has one number', () => {
  test('the section shows for the bowls what the fit check says in the same worktop, for every sink', async () => {
    const [site] = sites;
    if (!site) throw new Error('no site');
    const t = createTranslator(site.language, await loadMessages(site.locale));
    const bowl = t('catalogue.fact.bowl');
    const numberOf = (drawing: Drawing | undefined) => drawing?.labels.find(({ text }) => text.startsWith(bowl))?.text;
    let count = 0;
    for (const { file } of getProducts(site.country).values()) {
      if (file.facts.kind !== 'sink') continue;
      const kitchen = readKitchen(file.facts, new URLSearchParams());
      const section = drawingsOf(site, t, file).find(({ id }) => id === 'section')?.drawing;
      expect(numberOf(section)).toBe(numberOf(drawFit(site, t, file.facts, kitchen, fitOf(file.facts, kitchen))));
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  });
});
