import { findGuaranteeNotice, findPageById, getCountry, pathOfPage } from '#backend/content/content.ts';
import { examplePhone } from '#backend/phone/phone.ts';
import { addressRulesOf } from '#server-components/address-rules.ts';
import { orderButtonText } from '#shared/checkout/order-button.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages, type Messages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { loginPath } from '#shared/routes/login-path.ts';
import { pathTo } from '#shared/routes/paths.ts';

type CheckoutMessages = Pick<Messages, 'cart' | 'checkout' | 'general'>;

/** The checkout texts with hints only for the country's payment methods: nobody reads the others, yet every buyer would load them. */
const withHintsOf = (methods: readonly string[], all: CheckoutMessages): CheckoutMessages => {
  const hint = Object.fromEntries(Object.entries(all.checkout.payment.hint).filter(([method]) => methods.includes(method)));
  const payment = { ...all.checkout.payment, hint: hint as typeof all.checkout.payment.hint };
  return { ...all, checkout: { ...all.checkout, payment } };
};

/** The texts of the three steps only: what follows is shown on pages of its own, and every buyer would load it here. */
export const textsOfSteps = (all: CheckoutMessages): CheckoutMessages => {
  const { failure: _failure, success: _success, ...checkout } = all.checkout;
  return { ...all, checkout: checkout as typeof all.checkout };
};

/** What every checkout screen of a site needs, the same for every visitor: texts, the country's rules, the legal pages. */
export const loadCheckoutContext = async (site: Site) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const { legalGuarantee, withdrawalDays, paymentMethods } = getCountry(site.country);
  return {
    t,
    messages: withHintsOf(paymentMethods, pickMessages(messages, ['cart', 'checkout', 'general'])),
    country: { code: site.country, name: countryName(site.country, site.language) },
    rules: addressRulesOf(site.country),
    phoneExample: examplePhone(site.country),
    links: {
      terms: pathOfPage(site, 'terms') ?? site.root,
      guaranteeNotice: legalGuarantee === null ? undefined : findGuaranteeNotice(site.language),
      withdrawal: withdrawalDays === null ? undefined : pathOfPage(site, 'withdrawal'),
      more: (['imprint', 'privacy'] as const).flatMap((id) => {
        const page = findPageById(site, id);
        return page ? [{ href: page.path, label: page.texts.label }] : [];
      }),
    },
    guaranteeYears: legalGuarantee?.years ?? null,
    orderButton: orderButtonText(site),
    help: { questions: t('shell.checkout.questions'), hours: t('shell.footer.hours') },
    login: { href: loginPath(site, pathTo(site, 'checkoutAddress')), label: t('access.login.title') },
  };
};
