import type { FormSetting } from '#client/login/form-setting.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

// No form for visitors has more fields than this.
const mostFaults = 9;

/** What every form for visitors needs, and the translator for the rest of its page. */
export const readFormSetting = async (site: Site, draft?: FormSetting['draft']) => {
  const messages = await loadMessages(site.locale);
  const t = createTranslator(site.language, messages);
  const words = {
    email: t('checkout.address.email'),
    firstName: t('checkout.address.firstName'),
    lastName: t('checkout.address.lastName'),
    company: t('checkout.address.company'),
    optional: t('checkout.address.optional'),
    terms: t('mail.footer.terms'),
    fieldErrors: Array.from({ length: mostFaults }, (_, index) => t('checkout.errors', { count: index + 1 })),
  };
  const setting: FormSetting = { site, messages: pickMessages(messages, ['access', 'account', 'general']), words, draft };
  return { t, setting };
};
