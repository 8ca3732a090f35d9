import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { PlainFieldGroup } from '../field/plain-field.tsx';
import styles from './radio-group.module.css';

export type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean };

type Props = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'required' | 'autoComplete'> & {
    name: string;
    id?: string | undefined;
    options: readonly RadioOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    ref?: Ref<HTMLInputElement>;
    /** `list` one below the other; `row` side by side as long as there is room; `segments` framed, side by side, for short words. @default 'list' */
    variant?: 'list' | 'row' | 'segments';
  };

/** One of a few: the browser's own radio buttons, arrow keys and all. Works without script. */
export const PlainRadioGroup = ({
  name,
  id = name,
  options,
  value,
  defaultValue,
  variant = 'list',
  label,
  note,
  hint,
  error,
  ...rest
}: Props) => (
  <PlainFieldGroup id={id} label={label} note={note} hint={hint} error={error}>
    <div className={styles['group']} data-variant={variant}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']} data-disabled={option.isDisabled || undefined}>
          <input
            {...rest}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            className={styles['dot']}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </PlainFieldGroup>
);
