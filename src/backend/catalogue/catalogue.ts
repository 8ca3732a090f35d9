import 'server-only';

// Single articles: what they are, cost, and are called. It asks no database.

export { describeItem, findVariant, priceOf, referenceOf } from './articles.ts';

// Products as pages, lists and menus show them.

export {
  bestSellers,
  browseFacet,
  cabinetWidths,
  describeProduct,
  findProduct,
  getArticleTiles,
  getTiles,
  introduceProduct,
  listProducts,
  sizeOfList,
} from './products.ts';

// The shelf: taken from and put back in the transaction of an order, counted by the operator.

export {
  listStock,
  outOfStock,
  readStock,
  returnStock,
  type StockLine,
  seedStock,
  setStock,
  shelvedPieces,
  takeStock,
  touchStock,
} from './stock.ts';

// What every variant cost, from when on: only added to.

export { findPrices } from './price-history.queries.ts';
export { type Offer, recordPrices } from './price-history.ts';
export { keepPrices } from './price-references.ts';

// Drawings, measures and words in a visitor's language.

export { drawFit, drawingsOf } from './drawings.ts';
export { formatCentimetres, formatMillimetreRange, formatMillimetres, joinWords } from './measures.ts';
export { textsOf } from './texts.ts';
