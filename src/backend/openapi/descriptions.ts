import 'server-only';
import { accountDescriptions } from './properties/account.ts';
import { addressDescriptions } from './properties/address.ts';
import { careerDescriptions } from './properties/career.ts';
import { cartDescriptions } from './properties/cart.ts';
import { consentDescriptions } from './properties/consent.ts';
import { contactDescriptions } from './properties/contact.ts';
import { credentialDescriptions } from './properties/credentials.ts';
import { dealerDescriptions } from './properties/dealer.ts';
import { type DescriptionParts, type Descriptions, partsOfDescription } from './properties/description.ts';
import { guaranteeDescriptions } from './properties/guarantee.ts';
import { moneyDescriptions } from './properties/money.ts';
import { orderDescriptions } from './properties/order.ts';
import { paymentDescriptions } from './properties/payment.ts';
import { pictureDescriptions } from './properties/picture.ts';
import { problemDescriptions } from './properties/problem.ts';
import { productDescriptions } from './properties/product.ts';
import { returnDescriptions } from './properties/return.ts';
import { searchDescriptions } from './properties/search.ts';
import { shippingDescriptions } from './properties/shipping.ts';
import { wishlistDescriptions } from './properties/wishlist.ts';

/**
 * The descriptions of the document by subject. They are not written at the schemas, which are sent to browsers with their forms; one that
 * a schema has nevertheless, because only the server uses it, comes first.
 */
export const subjects: readonly Descriptions[] = [
  accountDescriptions,
  addressDescriptions,
  careerDescriptions,
  cartDescriptions,
  consentDescriptions,
  contactDescriptions,
  credentialDescriptions,
  dealerDescriptions,
  guaranteeDescriptions,
  moneyDescriptions,
  orderDescriptions,
  paymentDescriptions,
  pictureDescriptions,
  problemDescriptions,
  productDescriptions,
  returnDescriptions,
  searchDescriptions,
  shippingDescriptions,
  wishlistDescriptions,
];

const all = new Map(subjects.flatMap((subject) => Object.entries(subject)));

/** What is written about a name: of the nearest owner that has an entry for it, else the general one. */
export const findDescription = (name: string, owners: readonly string[] = []): DescriptionParts => {
  const key = [...owners.map((owner) => `${owner}.${name}`), name].find((one) => all.has(one));
  return partsOfDescription(key === undefined ? undefined : all.get(key));
};
