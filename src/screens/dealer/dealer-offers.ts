import type { Dealer } from '#shared/contract/dealer.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a dealer is and offers, on one line: `Unit-Partner · Küchenstudio · Montage`. */
export const dealerOffersOf = ({ unitPartner, specials }: Dealer, t: Translate): string =>
  [...(unitPartner ? [t('dealer.filter.unitPartner')] : []), ...specials.map(({ type }) => type)].join(' · ');
