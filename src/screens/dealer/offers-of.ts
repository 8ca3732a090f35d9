import type { Dealer } from '#shared/contract/dealer.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What a dealer is and offers, on one line: `Unit-Partner · Küchenstudio · Montage`. */
export const offersOf = ({ unitPartner, specials }: Dealer, say: Translate): string =>
  [...(unitPartner ? [say('dealer.filter.unitPartner')] : []), ...specials.map(({ type }) => type)].join(' · ');
