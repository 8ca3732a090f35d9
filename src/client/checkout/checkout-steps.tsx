import { Steps } from '#client/primitives/track/steps.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CheckoutStep, checkoutSteps } from '#shared/routes/paths.ts';

type Props = {
  current: CheckoutStep;
  /** The URL of each step. */
  addresses: Record<CheckoutStep, string>;
  t: Translate;
};

/** The progress through the checkout: completed steps link back. */
export const CheckoutSteps = ({ current, addresses, t }: Props) => (
  <Steps
    label={t('checkout.steps')}
    steps={checkoutSteps.map((step) => ({ id: step, name: t(`checkout.step.${step}`), href: addresses[step] }))}
    current={current}
  />
);
