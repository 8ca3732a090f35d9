import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { notInvalid } from '../field/not-invalid.ts';
import dot from './dot.module.css';
import styles from './radio-group.module.css';

/** One of the answers. */
type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean };

type Props = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'required'> & {
    /** Its form field name. */
    name: string;
    /** Unique on the page; the error summary leads to it. @default the name */
    id?: string | undefined;
    /** The answers, two to five. */
    options: readonly RadioOption[];
    /** The initially selected answer. */
    defaultValue?: string | undefined;
    ref?: Ref<HTMLInputElement>;
    /** `list` stacked; `row` side by side if space allows; `segments` framed, side by side, for short texts. @default 'list' */
    variant?: 'list' | 'row' | 'segments';
    /** The question is only read out, because a heading beside the answers shows it. @default false */
    isLabelHidden?: boolean;
  };

/** A choice of a few: native radio buttons, arrow keys and all. Works without script. */
export const RadioGroup = ({
  name,
  id = name,
  options,
  defaultValue,
  variant = 'list',
  label,
  note,
  hint,
  error,
  isLabelHidden,
  ...rest
}: Props) => (
  <FieldGroup id={id} label={label} note={note} hint={hint} error={error} isLabelHidden={isLabelHidden}>
    <div className={styles['group']} data-variant={variant}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            {...(rest.required && !error && notInvalid)}
            {...rest}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            className={variant === 'segments' ? styles['cover'] : dot['dot']}
            defaultChecked={option.value === defaultValue}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
