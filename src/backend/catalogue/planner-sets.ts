import 'server-only';
import type { ContentProduct } from '#backend/content/content.ts';
import { accessoryFitsSink } from '#shared/catalogue/accessory-fit.ts';
import { fitOf } from '#shared/catalogue/cabinet-fit.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { sinkReasonOf, tapMisfitOf } from '#shared/catalogue/planner-fit.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Article, CatalogueIndex } from './catalogue-index.ts';

/** A set for a kitchen; `left` is the space remaining in the cabinet, in millimetres. */
export type PlannedSet = { sink: Article; tap: Article; accessory: Article | undefined; left: number };

type Lists = Pick<CatalogueIndex, 'lists'>;

// Equal surfaces that sinks and taps name differently.
const finishFamilies: Partial<Record<Finish, Finish>> = { 'brushed-steel': 'steel', 'matt-black': 'black' };
const finishFamilyOf = ({ variant: { finish } }: Article): Finish => finishFamilies[finish] ?? finish;

/** The article of a product that suits another one: in stock, if any is, and of the same look, if it comes in it. */
const suiting = (product: ContentProduct, soldOut: ReadonlySet<string>, beside?: Article): Article | undefined => {
  const articles = product.file.variants.map((variant): Article => ({ product, variant }));
  const inStock = articles.filter(({ variant }) => !soldOut.has(variant.variantKey));
  return (beside && inStock.find((article) => finishFamilyOf(article) === finishFamilyOf(beside))) ?? inStock[0] ?? articles[0];
};

const areNamed = ({ file: one }: ContentProduct, { file: other }: ContentProduct): boolean =>
  one.matching.includes(other.productKey) || other.matching.includes(one.productKey);

/** The best article by several criteria, each more important than all that follow; ties go to the more popular. */
const best = (articles: readonly Article[], marks: readonly ((article: Article) => boolean)[]): Article | undefined => {
  const rankOf = (article: Article): number => marks.reduce((sum, mark) => sum * 2 + (mark(article) ? 0 : 1), 0);
  return articles.toSorted((a, b) => rankOf(a) - rankOf(b) || a.product.file.popularity - b.product.file.popularity)[0];
};

const goWith = (products: readonly ContentProduct[], sink: Article, soldOut: ReadonlySet<string>) => ({
  articles: products.flatMap((product) => suiting(product, soldOut, sink) ?? []),
  isThere: ({ variant }: Article) => !soldOut.has(variant.variantKey),
  isNamed: ({ product }: Article) => areNamed(product, sink.product),
  looksAlike: (article: Article) => finishFamilyOf(article) === finishFamilyOf(sink),
});

const chooseTap = (taps: readonly ContentProduct[], sink: Article, soldOut: ReadonlySet<string>): Article | undefined => {
  const { articles, isThere, isNamed, looksAlike } = goWith(taps, sink, soldOut);
  return best(articles, [isThere, isNamed, looksAlike]);
};

const liesOverBowl = ({ product: { file } }: Article): boolean => file.facts.kind === 'accessory' && file.facts.fits.bowlDepth !== null;

const chooseAccessory = (accessories: readonly ContentProduct[], sink: Article, soldOut: ReadonlySet<string>): Article | undefined => {
  const { articles, isThere, isNamed, looksAlike } = goWith(accessories, sink, soldOut);
  return best(articles, [isThere, isNamed, liesOverBowl, looksAlike]);
};

/** The sinks of a list that fit into a kitchen, the most popular first. */
export const fittingSinks = ({ lists }: Lists, kitchen: PlannedKitchen): { product: ContentProduct; facts: SinkFacts }[] =>
  lists.sinks.flatMap((product) => {
    const { facts } = product.file;
    return facts.kind === 'sink' && sinkReasonOf(facts, kitchen) === undefined ? [{ product, facts }] : [];
  });

/** The taps that fit into a kitchen with at least one of those sinks, the most popular first. */
const fittingTaps = ({ lists }: Lists, kitchen: PlannedKitchen, sinks: readonly SinkFacts[]): ContentProduct[] =>
  lists.taps.filter(({ file: { facts } }) => facts.kind === 'tap' && tapMisfitOf(facts, kitchen, sinks) === undefined);

const tapsFor = (taps: readonly ContentProduct[], sink: SinkFacts): ContentProduct[] =>
  taps.filter(({ file: { facts } }) => facts.kind === 'tap' && tapServes(facts, sink));

const accessoriesFor = ({ lists }: Lists, sink: SinkFacts, { cabinet }: PlannedKitchen): ContentProduct[] =>
  lists.accessories.filter(
    ({ file: { facts } }) => facts.kind === 'accessory' && accessoryFitsSink(facts, { ...sink, cabinetWidth: cabinet }),
  );

/** A set for each sink that fits and has a tap whose water falls into it: editors' combinations first, then matching looks. */
export const setsFor = (catalogue: Lists, kitchen: PlannedKitchen, soldOut: ReadonlySet<string>): PlannedSet[] => {
  const sinks = fittingSinks(catalogue, kitchen);
  const facts = sinks.map((sink) => sink.facts);
  const taps = fittingTaps(catalogue, kitchen, facts);
  return sinks.flatMap(({ product, facts: own }): PlannedSet[] => {
    const sink = suiting(product, soldOut);
    const tap = sink && chooseTap(tapsFor(taps, own), sink, soldOut);
    if (!tap) return [];
    const accessory = chooseAccessory(accessoriesFor(catalogue, own, kitchen), sink, soldOut);
    return [{ sink, tap, accessory, left: fitOf(own, kitchen).left }];
  });
};
