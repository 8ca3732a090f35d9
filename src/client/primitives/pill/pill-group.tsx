import type { CSSProperties } from 'react';
import styles from './pill.module.css';

/** One of the answers. */
type PillOption = {
  value: string;
  label: string;
  /** Would yield no results, or is not available: dashed, still readable, cannot be selected. @default false */
  isImpossible?: boolean | undefined;
};

type Props = {
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
  /** The number per row, all equally wide; without it each is as wide as its text. */
  columns?: number | undefined;
};

/** Short answers side by side, in a form: native radio buttons or checkboxes, so that it submits them without script. Needs a named fieldset around it. */
export const PillGroup = ({ name, options, chosen = [], isMultiple = false, columns, onChange }: Props) => (
  <div
    className={styles['group']}
    {...(columns !== undefined && { 'data-columns': columns, style: { '--columns': columns } as CSSProperties })}
  >
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
