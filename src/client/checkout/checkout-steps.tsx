import type { MouseEvent } from 'react';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './checkout-steps.module.css';

const steps = ['address', 'payment', 'summary'] as const;
export type Step = (typeof steps)[number];

type Props = {
  current: Step;
  /** Where each step lives. */
  addresses: Record<Step, string>;
  t: Translate;
  onStep?: ((step: Step) => void) | undefined;
};

/** Where one is in the checkout, as a measure line: past steps lead back. */
export const CheckoutSteps = ({ current, addresses, t, onStep }: Props) => {
  const reached = steps.indexOf(current);
  const press = (step: Step) => (event: MouseEvent) => {
    if (!onStep) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step} className={styles['step']} {...(step === current && { 'aria-current': 'step' })}>
            <span className="num">{index + 1} · </span>
            {index < reached ? (
              <a href={addresses[step]} onClick={press(step)}>
                {t(`checkout.step.${step}`)}
              </a>
            ) : (
              t(`checkout.step.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
