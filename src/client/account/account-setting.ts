import type { ReactNode } from 'react';
import type { AccountDraft, AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { AccountSection } from '#shared/routes/account-paths.ts';
import type { AddressRules } from '#shared/validation/address-for.ts';

/** What a screen of an account knows of its site, the same for every visitor. */
export type AccountSetting = {
  site: Site;
  /** Those of returns only where an order is shown. */
  messages: Pick<Messages, 'account' | 'cart' | 'checkout' | 'general'> & Partial<Pick<Messages, 'returns'>>;
  /** Undefined: the overview. */
  section: AccountSection | undefined;
  /** Which address or which order. */
  id?: string | undefined;
  /** What countries ask of an address; left out where no address is written. */
  rules?: Partial<Record<CountryCode, AddressRules>> | undefined;
  sinksHref: string;
  /** Where a product is registered; undefined where editors have no such page. */
  registrationHref?: string | undefined;
  /** The words that say that a link leads out of the shop. */
  outside: string;
  /** The way out, another room's. */
  logout: ReactNode;
  /** The sums of the order in sight, another room's. */
  sums?: ReactNode;
};

/** What a personal document brings along, so that everything is there without script. */
export type AccountDocument = {
  overview: AccountOverview;
  draft: AccountDraft | null;
  order?: ConsumerOrder | null | undefined;
  /** SKUs that could not be ordered again. */
  missing?: string[] | undefined;
};

/** What a view of an account renders from. */
export type ViewProps = Omit<AccountSetting, 'messages'> & AccountDocument & { t: Translate };
