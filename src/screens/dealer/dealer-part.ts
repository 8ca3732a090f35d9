import type { Dealer } from '#shared/contract/dealer.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Props of each part of a dealer's page. */
export type DealerPartProps = { site: Site; t: Translate; dealer: Dealer };
