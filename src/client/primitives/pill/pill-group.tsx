import { lookOf } from './look-of.ts';
import styles from './pill.module.css';
import type { PillLook, PillOption } from './pill-option.ts';

type Props = PillLook & {
  /** The form field name of the answer. */
  name: string;
  /** The answers, by size or by use. */
  options: readonly PillOption[];
  /** The initially selected answers. A selected pill can always be deselected, even if disabled. */
  chosen?: readonly string[];
  /** Called with the value of a pill when it is selected. */
  onChange?: (value: string) => void;
  /** Multiple selection: checkboxes instead of radio buttons. @default false */
  isMultiple?: boolean;
};

/** Short answers side by side: native radio buttons or checkboxes, so that a form submits them without script. Needs a named fieldset around it. */
export const PillGroup = ({ name, options, chosen = [], isMultiple = false, look, columns, onChange }: Props) => (
  <div className={styles['group']} {...lookOf({ look, columns })}>
    {options.map(({ value, label, isImpossible = false }) => (
      <label key={value} className={styles['option']}>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          disabled={isImpossible && !chosen.includes(value)}
          {...(onChange && { onChange: () => onChange(value) })}
        />
        <span className={styles['pill']}>{label}</span>
      </label>
    ))}
  </div>
);
