import { Icon } from '#client/primitives/icon/icon.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './promises.module.css';

type PromisesProps = {
  say: Translate;
  /** Formatted: `13,2 kg`. */
  weight: string;
  /** Days in which the shop takes it back of its own will. */
  returnDays: number;
  guaranteeYears: number;
};

/** Beside the button: delivery, returns and the maker's guarantee. */
export const Promises = ({ say, weight, returnDays, guaranteeYears }: PromisesProps) => {
  const promises: { icon: IconName; title: string; text: string }[] = [
    { icon: 'truck', title: say('product.promise.delivery.title'), text: say('product.promise.delivery.text', { weight }) },
    { icon: 'return', title: say('product.promise.returns.title', { count: returnDays }), text: say('product.promise.returns.text') },
    {
      icon: 'shield',
      title: say('product.promise.guarantee.title', { count: guaranteeYears }),
      text: say('product.promise.guarantee.text'),
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
