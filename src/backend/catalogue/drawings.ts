import 'server-only';
import type { CabinetFit, Kitchen } from '#shared/catalogue/cabinet-fit.ts';
import { drawAccessory } from '#shared/catalogue/drawing/accessory-views.ts';
import { drawCabinetSection } from '#shared/catalogue/drawing/cabinet-section.ts';
import type { Drawing, DrawingWords } from '#shared/catalogue/drawing/drawing.ts';
import { drawSinkPlan } from '#shared/catalogue/drawing/measured-plan.ts';
import { drawPlacedAccessory } from '#shared/catalogue/drawing/placed-accessory.ts';
import { drawSinkSection } from '#shared/catalogue/drawing/sink-section.ts';
import { drawSizeComparison } from '#shared/catalogue/drawing/size-comparison.ts';
import { drawSpout } from '#shared/catalogue/drawing/spout-plan.ts';
import { drawSticker as drawStickerBelow } from '#shared/catalogue/drawing/sticker-position.ts';
import { drawTap } from '#shared/catalogue/drawing/tap-elevation.ts';
import type { AccessoryFacts, SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { distinctBowls, referenceObjects, tooWideBy } from '#shared/catalogue/flat-fit.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { tapFormOf } from '#shared/catalogue/tap-form.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { bowlsBySize } from './bowl-kind.ts';
import { catalogueOf } from './catalogue-index.ts';
import { formatCentimetres, formatMillimetres, formatOnDrawing, formatRangeOnDrawing, joinInSentence } from './measures.ts';
import { findNamedModel } from './named-model.ts';

/** A drawing and what it shows, in one sentence. */
export type NamedDrawing = { id: 'plan' | 'section' | 'tap' | 'pair' | 'accessory'; name: string; drawing: Drawing };

/** The input of a product's drawings: its facts, its name for screen readers, and its key, by which a tap's form is found. */
type DrawnProduct = Pick<ProductView, 'productKey' | 'name' | 'facts'>;

/** The texts of drawings, in the language and units of a country. */
export const wordsOf = (site: Site, t: Translate): DrawingWords => ({
  length: (millimetres) => formatOnDrawing(site, millimetres),
  cutOut: t('catalogue.fact.cutOut'),
  bowls: t('catalogue.fact.bowl'),
  cabinet: t('catalogue.fact.cabinet'),
  tapHole: t('catalogue.fact.tapHole'),
  worktop: (min, max) => t('product.drawing.worktop', { range: formatRangeOnDrawing(site, min, max) }),
});

const sinkDrawings = (site: Site, t: Translate, name: string, facts: SinkFacts): NamedDrawing[] => {
  const words = wordsOf(site, t);
  const depths = bowlsBySize(facts).map(({ height }) => formatMillimetres(site, height));
  const size = formatMillimetres(site, facts.outer.width, facts.outer.depth);
  return [
    { id: 'plan', name: t('product.drawing.plan', { name, size }), drawing: drawSinkPlan(facts, words) },
    {
      id: 'section',
      name: t('product.drawing.section', { name, depths: joinInSentence(site, depths) }),
      drawing: drawSinkSection(facts, words),
    },
  ];
};

const accessoryDrawing = (site: Site, t: Translate, name: string, facts: AccessoryFacts): NamedDrawing => {
  const size = formatMillimetres(site, facts.size.width, facts.size.depth, facts.size.height);
  return { id: 'accessory', name: t('product.drawing.accessory', { name, size }), drawing: drawAccessory(facts, wordsOf(site, t)) };
};

/** The technical drawings of a product, from its facts: a sink from above and in section, a tap from the side, an accessory from the front and from above. */
export const drawingsOf = (site: Site, t: Translate, { productKey, name, facts }: DrawnProduct): NamedDrawing[] => {
  if (facts.kind === 'sink') return sinkDrawings(site, t, name, facts);
  if (facts.kind === 'accessory') return [accessoryDrawing(site, t, name, facts)];
  const values = { name, height: formatMillimetres(site, facts.height), reach: formatMillimetres(site, facts.reach) };
  return [{ id: 'tap', name: t('product.drawing.tap', values), drawing: drawTap(facts, tapFormOf(productKey), wordsOf(site, t)) }];
};

/** An accessory drawn on the best-selling sink that it fits, and a description; undefined where it is mounted elsewhere. */
export const placedOf = (site: Site, t: Translate, name: string, facts: AccessoryFacts): { name: string; drawing: Drawing } | undefined => {
  for (const { file } of catalogueOf(site.country).lists.sinks) {
    const drawing = file.facts.kind === 'sink' ? drawPlacedAccessory(facts, file.facts, wordsOf(site, t)) : undefined;
    if (drawing) return { name: t('product.drawing.placed', { name, sink: file.name }), drawing };
  }
  return undefined;
};

// A number stays beside its unit.
const unbroken = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0');

/** The bowls of a sink next to objects of familiar size, and the objects that lie flat in them, a sentence each. */
export const sizeComparisonsOf = (site: Site, t: Translate, facts: SinkFacts): { drawing: Drawing; sentences: string[] } => ({
  drawing: drawSizeComparison(facts, wordsOf(site, t)),
  sentences: distinctBowls(facts).flatMap((bowl) =>
    referenceObjects.map(({ id, diameter }) => {
      const tooWide = tooWideBy(facts, bowl, diameter);
      const values = { size: unbroken(formatCentimetres(site, diameter)), bowl: unbroken(formatMillimetres(site, bowl.width, bowl.depth)) };
      return tooWide === 0
        ? t(`product.known.${id}Fits`, values)
        : t(`product.known.${id}Misfit`, { ...values, missing: unbroken(formatMillimetres(site, tooWide)) });
    }),
  ),
});

/** The drawing of a sink in the visitor's cabinet. */
export const drawFit = (site: Site, t: Translate, facts: SinkFacts, kitchen: Kitchen, fit: CabinetFit): Drawing =>
  drawCabinetSection(facts, kitchen, fit, wordsOf(site, t));

/** The drawing of a tap's spout over a sink's bowl, from above. */
export const drawSpoutOver = (site: Site, t: Translate, sink: SinkFacts, tap: TapFacts): Drawing => drawSpout(sink, tap, wordsOf(site, t));

/** The section of the sink with that name, and where its sticker is; undefined where there is no such sink. */
export const drawSticker = (country: CountryCode, name: string): ReturnType<typeof drawStickerBelow> | undefined => {
  const facts = findNamedModel(country, name)?.product.file.facts;
  return facts?.kind === 'sink' ? drawStickerBelow(facts) : undefined;
};
