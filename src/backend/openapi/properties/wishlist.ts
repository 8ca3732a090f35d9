import type { Descriptions } from './description.ts';

/** Wishlists, and the links by which others look at them. */
export const wishlistDescriptions: Descriptions = {
  Wishlist: 'The whole wishlist: the answer of every call that changes it.',
  WishlistItem: 'An article on the wishlist.',
  ManyWishlistItemsBody: 'The articles to put on the wishlist.',
  WishlistArticle: 'An article on the wishlist with its texts, in the language of the call.',
  WishlistArticles: 'The wishlist as its page shows it.',
  SharedWishlist: 'The wishlist of somebody else.',
  WishlistShare: 'Whether the wishlist is shared.',

  'Wishlist.items': 'The articles, the newest first.',
  'WishlistArticles.items': 'The articles, the newest first.',
  'SharedWishlist.items': 'The articles, the newest first.',
  taxNote: ['Whether the price contains the tax.', 'inkl. MwSt.'],
  measureWords: 'The measure in words.',
  'measureWords.before': ['What stands before the value in the language.', ''],
  'measureWords.value': ['The measure with its unit.', '60 cm'],
  'measureWords.after': ['What stands after the value in the language.', ' Schrank'],
  availabilityWords: 'Whether it can be bought and when it comes, in words.',
  'availabilityWords.state': '`good`: in stock. `wait`: few pieces are left. `none`: it cannot be bought.',
  'availabilityWords.text': ['The same in words.', 'Lieferbar in 2–3 Werktagen'],
  isOfAccount: 'True where the wishlist is stored with an account, not only for this browser.',
  shareToken: ['The secret in the link for others; null while the wishlist is not shared.', 'DCuv0Bgq43qFiFPlpt-b-lJCT2ToexxIbp4WVfDMfic'],
  'GetListsSharedShareToken.shareToken': ['The secret in the link of the wishlist.', 'DCuv0Bgq43qFiFPlpt-b-lJCT2ToexxIbp4WVfDMfic'],
};
