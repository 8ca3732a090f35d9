import { Icon } from '#client/primitives/icon/icon.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './promises.module.css';

type PromisesProps = {
  t: Translate;
  /** Formatted: `13,2 kg`. */
  weight: string;
  /** Days in which the shop voluntarily accepts returns. */
  returnDays: number;
  guaranteeYears: number;
};

/** Beside the button: delivery, returns and the manufacturer's guarantee. */
export const Promises = ({ t, weight, returnDays, guaranteeYears }: PromisesProps) => {
  const promises: { icon: IconName; title: string; text: string }[] = [
    { icon: 'truck', title: t('product.promise.delivery.title'), text: t('product.promise.delivery.text', { weight }) },
    { icon: 'return', title: t('product.promise.returns.title', { count: returnDays }), text: t('product.promise.returns.text') },
    {
      icon: 'shield',
      title: t('product.promise.guarantee.title', { count: guaranteeYears }),
      text: t('product.promise.guarantee.text'),
    },
  ];
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <p>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
