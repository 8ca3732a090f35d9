import type { InputHTMLAttributes, Ref } from 'react';
import { FieldGroup } from '../field/field-layout.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import dot from './dot.module.css';
import styles from './radio-group.module.css';
import type { RadioOption } from './radio-group.tsx';

type Props = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'required'> & {
    /** Its name in the form. */
    name: string;
    /** Unique on the page; the error summary leads to it. @default the name */
    id?: string | undefined;
    /** The answers, two to five. */
    options: readonly RadioOption[];
    /** Which one is chosen, when that is kept outside. */
    value?: string | undefined;
    /** Which one is chosen to begin with. */
    defaultValue?: string | undefined;
    ref?: Ref<HTMLInputElement>;
    /** `list` one below the other; `row` side by side as long as there is room; `segments` framed, side by side, for short words. @default 'list' */
    variant?: 'list' | 'row' | 'segments';
    /** The question is seen elsewhere: a heading beside the answers says it. @default false */
    isLabelHidden?: boolean;
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
  isLabelHidden,
  ...rest
}: Props) => (
  <FieldGroup id={id} label={label} note={note} hint={hint} error={error} isLabelHidden={isLabelHidden}>
    <div className={styles['group']} data-variant={variant}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            {...rest}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            className={variant === 'segments' ? styles['cover'] : dot['dot']}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
