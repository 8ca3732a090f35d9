import 'server-only';

// Single articles: descriptions, prices and names. These do not query the database.

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

// What pages about a material and about cabinets show of the catalogue.

export { cabinetClasses } from './cabinet-classes.ts';
export { coloursOfProduct } from './product-colours.ts';
export { weighProducts } from './product-weights.ts';

// Spare parts, by model.

export { findModelWithParts, type ModelWithParts, modelsWithParts } from './models.ts';

// What a guarantee is given on.

export { findGuaranteed, type Guaranteed, guaranteesByList, presentGuaranteed } from './guaranteed.ts';

// What fits into a kitchen.

export { type Plan, type PlannedSink, type PlannedTap, planFor, type ShownSet } from './planner.ts';
export type { Advice } from './planner-advice.ts';

// The chapters of a product's page, and the values that their texts may name.

export { millimetresOf, type StoryChapter, type StoryPicture, storyOf } from './story.ts';
export { storyValues, valuesOfStory } from './story-values.ts';

// Product comparisons: those a visitor chose, and the sizes of a family.

export { compareFamily, compareProducts } from './comparisons.ts';
export { coloursOf, singleSinks, summariseFamilies } from './families.ts';

// The search index data of a product.

export { describeProduct, documentAddresses } from './search-words.ts';

// The stock: reserved and restocked in the transaction of an order, counted by the operator.

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

// The price history of every variant: append-only.

export { findPrices } from './price-history.queries.ts';
export { type Offer, recordPrices } from './price-history.ts';
export { recordPriceHistory } from './price-references.ts';

// Drawings, dimensions and words in a visitor's language.

export { drawFit, drawingsOf, drawSpoutOver, drawSticker, placedOf, sizeComparisonsOf } from './drawings.ts';
export {
  formatCentimetres,
  formatMillimetreRange,
  formatMillimetres,
  formatMinutes,
  formatWeight,
  formatYears,
  joinInSentence,
  joinWords,
  labelCentimetres,
} from './measures.ts';
export { tapOnSink } from './tap-on-sink.ts';
export { textsOf } from './texts.ts';
