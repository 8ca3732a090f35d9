import type { ReactNode } from 'react';
import type { AccountDraft, AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { AccountSection } from '#shared/routes/account-paths.ts';
import type { AddressRules } from '#shared/validation/address-for.ts';

/** What an account screen gets from its site, the same for every visitor. */
export type AccountSetting = {
  site: Site;
  /** Return texts only where an order is shown. */
  messages: Pick<Messages, 'account' | 'cart' | 'checkout' | 'general'> & Partial<Pick<Messages, 'returns'>>;
  /** Undefined: the overview. */
  section: AccountSection | undefined;
  /** Id of the address or order. */
  id?: string | undefined;
  /** Address rules by country; omitted where no address is edited. */
  rules?: Partial<Record<CountryCode, AddressRules>> | undefined;
  sinksHref: string;
  /** Where a product is registered; undefined if editors have no such page. */
  registrationHref?: string | undefined;
  /** Tells screen readers that a link leaves the shop. */
  outside: string;
  /** The logout, provided by another module. */
  logout: ReactNode;
  /** The totals of the current order, provided by another module. */
  sums?: ReactNode;
};

/** Data of a personal document, so that everything is there without script. */
export type AccountDocument = {
  overview: AccountOverview;
  draft: AccountDraft | null;
  order?: ConsumerOrder | null | undefined;
  /** SKUs that could not be ordered again. */
  missing?: string[] | undefined;
};

/** The props of every account view. */
export type ViewProps = Omit<AccountSetting, 'messages'> & AccountDocument & { t: Translate };
