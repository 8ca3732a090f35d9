import { FromOrderContainer } from '#client/login/from-order-container.tsx';
import { FromOrderForm } from '#client/login/from-order-form.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import { consentTextsOf } from './consent-texts.tsx';
import { readFormSetting } from './form-setting.ts';
import type { VisitorScreenProps } from './visitor-screen.tsx';

/**
 * After an order: creates an account from it (U-07). A personal document shows the form at once, the shared page when it knows whose order
 * it is.
 */
export const FromOrder = async ({ site, orderId, isNoScript = false, draft, ticket }: VisitorScreenProps & { orderId: string }) => {
  const { t, setting } = await readFormSetting(site, draft);
  const form = { ...setting, ...captchaProps(site, t), ticket, orderId, consents: consentTextsOf(site, t) };
  return isNoScript ? <FromOrderForm {...form} /> : <FromOrderContainer {...form} />;
};
