import 'server-only';

// Single articles: what they are, cost, and are called. It asks no database.

export { describeItem, findVariant, priceOf, referenceOf } from './articles.ts';
export { categoriesOf } from './measured-articles.ts';

// Products as pages, lists and menus show them.

export {
  bestSellers,
  browseFacet,
  cabinetWidths,
  findProduct,
  getArticleTiles,
  getTiles,
  introduceProduct,
  linksOfVariants,
  listProducts,
  sizeOfList,
} from './products.ts';

// What stories of a material and of cabinets show of the catalogue.

export { cabinetClasses } from './cabinet-classes.ts';
export { coloursOfProduct } from './product-colours.ts';
export { weighProducts } from './product-weights.ts';

// What can be replaced, by model.

export { findModelWithParts, type ModelWithParts, modelsWithParts } from './models.ts';

// What a guarantee is given on.

export { findGuaranteed, type Guaranteed, guaranteesByList, presentGuaranteed } from './guaranteed.ts';

// What fits into a kitchen.

export { type Plan, type PlannedSink, type PlannedTap, planFor, type ShownSet } from './planner.ts';
export type { Advice } from './planner-advice.ts';

// What a product's page tells in chapters, and which values their words may name.

export { millimetresOf, type StoryChapter, type StoryPicture, storyOf } from './story.ts';
export { storyValues, valuesOfStory } from './story-values.ts';

// Products side by side: what a visitor chose, and the sizes of a family.

export { compareFamily, compareProducts } from './comparisons.ts';
export { coloursOf, singleSinks, summariseFamilies } from './families.ts';

// What a search knows of a product.

export { describeProduct, documentAddresses } from './search-words.ts';

// The shelf: taken from and put back in the transaction of an order, counted by the operator.

export {
  deductStock,
  listStock,
  outOfStockError,
  pingDatabase,
  readStock,
  restoreStock,
  type StockLine,
  seedStock,
  setStock,
  stockByVariant,
  tryDeductStock,
} from './stock.ts';

// What every variant cost, from when on: only added to.

export { findPrices } from './price-history.queries.ts';
export { type Offer, recordPrices } from './price-history.ts';
export { recordPriceHistory } from './price-references.ts';

// Drawings, measures and words in a visitor's language.

export { drawFit, drawingsOf, drawSpoutOver, drawSticker, placedOf, sizeComparisonsOf } from './drawings.ts';
export {
  formatCentimetres,
  formatMillimetreRange,
  formatMillimetres,
  formatMinutes,
  formatWeight,
  formatYears,
  joinWords,
  labelCentimetres,
} from './measures.ts';
export { tapOnSink } from './tap-on-sink.ts';
export { textsOf } from './texts.ts';
