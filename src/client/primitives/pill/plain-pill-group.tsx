import { lookOf } from './look-of.ts';
import styles from './pill.module.css';
import type { PillLook, PillOption } from './pill-option.ts';

type Props = PillLook & {
  /** The name under which the answer is sent. */
  name: string;
  /** The answers, in the order of their size or their use. */
  options: readonly PillOption[];
  /** What is chosen from the start. A chosen pill can always be taken back, impossible or not. */
  chosen?: readonly string[];
  /** Several at once: boxes instead of radio buttons. @default false */
  isMultiple?: boolean;
};

/** Short answers beside each other: the browser's own radio buttons or boxes, so that a form sends them without script. Stands in a named fieldset. */
export const PlainPillGroup = ({ name, options, chosen = [], isMultiple = false, look, columns }: Props) => (
  <div className={styles['group']} {...lookOf({ look, columns })}>
    {options.map(({ value, label, isImpossible = false }) => (
      <label key={value} className={styles['option']}>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          disabled={isImpossible && !chosen.includes(value)}
        />
        <span className={styles['pill']}>{label}</span>
      </label>
    ))}
  </div>
);
