import type { ReactNode } from 'react';
import { getPage, pathOfPage } from '#backend/content/content.ts';
import { AccountContainer } from '#client/account/account-container.tsx';
import type { AccountDocument } from '#client/account/account-setting.ts';
import { AccountSkeleton } from '#client/account/account-skeleton.tsx';
import { sectionTitles } from '#client/account/section-titles.ts';
import { LogoutButton } from '#client/account-access/logout-button.tsx';
import { OwnOrderTotalsContainer } from '#client/cart/own-order-totals-container.tsx';
import { BreadcrumbTrail } from '#client/primitives/breadcrumbs/breadcrumb-trail.tsx';
import { OnlyLoggedIn } from '#screens/access/with-access.tsx';
import { addressRulesOf } from '#server-components/address-rules.ts';
import { langOf } from '#server-components/language-attribute.ts';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { type AccountSection, accountPath, noScriptAccountPath, parentOf } from '#shared/routes/account-paths.ts';
import type { AddressRules } from '#shared/validation/address-for.ts';
import styles from './account-screen.module.css';

type Props = {
  site: Site;
  section?: AccountSection | undefined;
  /** The id of the address or order. */
  id?: string | undefined;
  /** The data of a personal document; without it the screen is the same for everybody. */
  document?: AccountDocument;
  /** What happened in the meantime, above everything else. */
  notices?: ReactNode;
};

const writing: readonly (AccountSection | undefined)[] = ['add-address', 'edit-address', 'edit-billing-address'];

const texts = ['account', 'cart', 'checkout', 'general'] as const;

// Writing an address needs the rules of any country; for reading one, the region names of the own country are enough.
const rulesFor = (site: Site, section: AccountSection | undefined): Partial<Record<CountryCode, AddressRules>> => {
  const ruleCountries = writing.includes(section) ? (Object.keys(countries) as CountryCode[]) : [site.country];
  return Object.fromEntries(ruleCountries.map((country) => [country, addressRulesOf(country)]));
};

/** A screen of an account: the same HTML for everybody, or the personal document that replaces it without script (R-05, U-05). */
export const AccountScreen = async ({ site, section, id, document, notices }: Props) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const title = section === undefined ? t('account.title') : t(sectionTitles[section]);
  const parent = section && parentOf(section);
  const isOrder = section === 'orders' && id !== undefined;
  const steps = [
    ...getPage(site, 'home').breadcrumbs.map(({ label, href, language }) => ({ label, href, lang: langOf(language, site.language) })),
    { label: t('account.title'), href: accountPath(site) },
    ...(parent === undefined ? [] : [{ label: t(sectionTitles[parent]), href: accountPath(site, parent) }]),
    ...(section === undefined ? [] : [{ label: title, href: accountPath(site, section) }]),
    ...(isOrder ? [{ label: id, href: accountPath(site, section, id) }] : []),
  ];
  const totals = {
    site,
    countryName: countryName(document?.order?.deliveryAddress.country ?? site.country, site.language),
    messages: pickMessages(messages, ['cart']),
    order: document?.order,
  };
  const container = (
    <AccountContainer
      site={site}
      section={section}
      id={id}
      messages={pickMessages(messages, isOrder ? [...texts, 'returns'] : texts)}
      rules={rulesFor(site, section)}
      outside={t('content.outside')}
      sinksHref={pathOfPage(site, 'sinks') ?? site.root}
      registrationHref={pathOfPage(site, 'product-registration')}
      logout={<LogoutButton>{t('account.menu.logout')}</LogoutButton>}
      sums={isOrder && <OwnOrderTotalsContainer {...totals} />}
      {...(document && { document })}
    />
  );
  return (
    <>
      <ShopHead
        site={site}
        title={title}
        description={t('account.description')}
        path={accountPath(site, section, id)}
        {...(!document && { noScriptHref: noScriptAccountPath(site, section, id) })}
      />
      <div className={`wrap ${styles['crumbs']}`} data-below={section !== undefined || undefined}>
        <BreadcrumbTrail steps={steps} label={t('content.breadcrumbs')} moreLabel={t('content.breadcrumbsMore')} />
      </div>
      {notices}
      {document ? (
        container
      ) : (
        <OnlyLoggedIn site={site} skeleton={<AccountSkeleton title={title} />}>
          {container}
        </OnlyLoggedIn>
      )}
    </>
  );
};
