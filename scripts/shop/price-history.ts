import { findPrices } from '#backend/catalogue/catalogue.ts';
import { database } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { currencies } from '#shared/country/currency.ts';
import { formatMoney } from '#shared/money/money.ts';
import { time } from './format.ts';
import { print } from './output.ts';

/** Prints the past prices of a variant, oldest first; throws UnknownVariantException if no price was ever recorded. */
export const showPriceHistory = async (variantKey: string, country?: CountryCode): Promise<void> => {
  const prices = await findPrices(database, [variantKey], country);
  if (prices.length === 0) throw new DomainError('UnknownVariantException', 404, { variantKey }, `No price of ${variantKey} is known`);
  for (const { country: sold, currency, price, effectiveFrom } of prices) {
    const asked = currencies.find((variants) => variants === currency);
    const amount = asked ? formatMoney({ rawValue: price, currency: asked }, 'en') : `${price} ${currency}`;
    print([sold.toUpperCase(), time(effectiveFrom), amount].join('  '));
  }
};
