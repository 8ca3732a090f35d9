import { Flag, Icon } from '#client/primitives/icon/icon.tsx';
import { PaymentMark } from '#client/primitives/icon/payment-mark.tsx';
import { flagNames, iconNames, paymentMarkNames } from './icon-lists.ts';
import styles from './icon-sheet.module.css';

const sheets = {
  icons: iconNames.map((name) => ({ name, drawing: <Icon name={name} /> })),
  flags: flagNames.map((name) => ({ name, drawing: <Flag name={name} /> })),
  marks: paymentMarkNames.map((name) => ({ name, drawing: <PaymentMark name={name} /> })),
};

/** Every image of a sprite with its name. */
export const IconSheet = ({ of }: { of: 'icons' | 'flags' | 'marks' }) => (
  <ul className={styles['sheet']}>
    {sheets[of].map(({ name, drawing }) => (
      <li key={name}>
        {drawing}
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
