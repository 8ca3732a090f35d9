import type { MouseEvent } from 'react';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CheckoutStep, checkoutSteps } from '#shared/routes/paths.ts';
import styles from './checkout-steps.module.css';

type Props = {
  current: CheckoutStep;
  /** Where each step lives. */
  addresses: Record<CheckoutStep, string>;
  t: Translate;
  onStep?: ((step: CheckoutStep) => void) | undefined;
};

/** Where one is in the checkout, as a measure line: past steps lead back. */
export const CheckoutSteps = ({ current, addresses, t, onStep }: Props) => {
  const reached = checkoutSteps.indexOf(current);
  const press = (step: CheckoutStep, go: (step: CheckoutStep) => void) => (event: MouseEvent) => {
    event.preventDefault();
    go(step);
  };
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles['steps']}>
        {checkoutSteps.map((step, index) => (
          <li key={step} className={styles['step']} {...(step === current && { 'aria-current': 'step' })}>
            <span className="num">{index + 1} · </span>
            {index < reached ? (
              <a className={styles['name']} href={addresses[step]} {...(onStep && { onClick: press(step, onStep) })}>
                {t(`checkout.step.${step}`)}
              </a>
            ) : (
              <span className={styles['name']}>{t(`checkout.step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
