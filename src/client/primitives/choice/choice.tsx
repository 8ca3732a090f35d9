import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { notInvalid } from '../field/not-invalid.ts';
import dot from '../radio-group/dot.module.css';
import styles from './choice.module.css';

/** One of the options. */
type ChoiceOption = {
  value: string;
  label: string;
  /** Below the label: one line. */
  text?: string | undefined;
  /** At the end of the line: a price, an icon. */
  end?: ReactNode;
  /** Expands inside the frame when selected. */
  details?: ReactNode;
  /** Visible, but cannot be selected. */
  isDisabled?: boolean;
};

type Props = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'required'> & {
    /** Its form field name. */
    name: string;
    /** Unique on the page; the error summary leads to it. @default the name */
    id?: string | undefined;
    /** The options, in order. */
    options: readonly ChoiceOption[];
    /** The initially selected option. */
    defaultValue?: string | undefined;
  };

/** Stacked frames, one of them selected: payment, shipping, saved addresses. Details expand by CSS, so also without script. */
export const Choice = ({ name, id = name, options, defaultValue, label, note, hint, error, ...rest }: Props) => (
  <FieldGroup id={id} label={label} note={note} hint={hint} error={error}>
    <div className={styles['choices']}>
      {options.map((option) => (
        <div key={option.value} className={styles['choice']}>
          <label className={styles['head']}>
            <input
              {...(rest.required && !error && notInvalid)}
              {...rest}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              className={dot['dot']}
              defaultChecked={option.value === defaultValue}
            />
            <span className={styles['words']}>
              <span className={styles['label']}>{option.label}</span>
              {option.text && <span className={styles['text']}>{option.text}</span>}
            </span>
            {option.end && <span className={styles['end']}>{option.end}</span>}
          </label>
          {option.details && <div className={styles['details']}>{option.details}</div>}
        </div>
      ))}
    </div>
  </FieldGroup>
);
