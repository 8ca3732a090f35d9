import { findPageById, getCountry, pathOfPage } from '#backend/content/content.ts';
import { examplePhone } from '#backend/phone/phone.ts';
import { addressRulesOf } from '#server-modules/address-rules.ts';
import { orderButtonText } from '#shared/checkout/order-button.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** What every checkout screen of a site needs, the same for every visitor: texts, the country's rules, the legal pages. */
export const readCheckoutSetting = async (site: Site) => {
  const messages = await loadMessages(site.language);
  const { legalGuarantee, withdrawalDays } = getCountry(site.country);
  return {
    t: createTranslator(site.language, messages),
    messages: pickMessages(messages, ['cart', 'checkout', 'general']),
    country: { code: site.country, name: countryName(site.country, site.language) },
    rules: addressRulesOf(site.country),
    phoneExample: examplePhone(site.country),
    links: {
      terms: pathOfPage(site, 'terms') ?? site.root,
      withdrawal: withdrawalDays === null ? undefined : pathOfPage(site, 'withdrawal'),
      more: (['imprint', 'privacy'] as const).flatMap((id) => {
        const page = findPageById(site, id);
        return page ? [{ href: page.path, label: page.texts.label }] : [];
      }),
    },
    guaranteeYears: legalGuarantee?.years ?? null,
    orderButton: orderButtonText(site),
  };
};
