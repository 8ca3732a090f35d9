import type { Dealer } from '#shared/contract/dealer.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A dealer's kind and services on one line: `Unit-Partner · Küchenstudio · Montage`. */
export const dealerOffersOf = ({ unitPartner, specials }: Dealer, t: Translate): string =>
  [...(unitPartner ? [t('dealer.filter.unitPartner')] : []), ...specials.map(({ type }) => type)].join(' · ');
