import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { PlainFieldGroup } from '../field/plain-field.tsx';
import styles from './choice.module.css';

export type ChoiceOption = {
  value: string;
  label: string;
  /** Below the label: one line. */
  text?: string | undefined;
  /** At the end of the line: a price, a drawing. */
  end?: ReactNode;
  /** Opens inside the frame when chosen. */
  details?: ReactNode;
};

type Props = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'required'> & {
    name: string;
    id?: string | undefined;
    options: readonly ChoiceOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

/** Stacked frames, one of them chosen: payment, shipping, saved addresses. Details open by style alone, so also without script. */
export const PlainChoice = ({ name, id = name, options, value, defaultValue, label, note, hint, error, ...rest }: Props) => (
  <PlainFieldGroup id={id} label={label} note={note} hint={hint} error={error}>
    <div className={styles['choices']}>
      {options.map((option) => (
        <div key={option.value} className={styles['choice']}>
          <label className={styles['head']}>
            <input
              {...rest}
              type="radio"
              name={name}
              value={option.value}
              className={styles['dot']}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
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
  </PlainFieldGroup>
);
