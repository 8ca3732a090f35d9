import { Steps } from '#client/primitives/track/steps.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CheckoutStep, checkoutSteps } from '#shared/routes/paths.ts';

type Props = {
  current: CheckoutStep;
  /** Where each step lives. */
  addresses: Record<CheckoutStep, string>;
  t: Translate;
  onStep?: ((step: CheckoutStep) => void) | undefined;
};

/** Where one is in the checkout: past steps lead back. */
export const CheckoutSteps = ({ current, addresses, t, onStep }: Props) => (
  <Steps
    label={t('checkout.steps')}
    steps={checkoutSteps.map((step) => ({ id: step, name: t(`checkout.step.${step}`), href: addresses[step] }))}
    current={current}
    onStep={onStep}
  />
);
