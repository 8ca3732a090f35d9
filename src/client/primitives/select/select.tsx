import type { Ref, SelectHTMLAttributes } from 'react';
import { controlOf, Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import styles from './select.module.css';

type Props = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className' | 'style' | 'children'> & {
    /** Its form field name. */
    name: string;
    /** Unique on the page; the error summary leads to it. @default the name */
    id?: string | undefined;
    /** The options, in order. */
    options: readonly Option[];
    /** The first, empty option: `Bitte wählen`. Omitted: the first option is selected. */
    placeholder?: string | undefined;
    ref?: Ref<HTMLSelectElement>;
    /** `quiet`: no border, as wide as its text, label beside it: for sorting. @default 'field' */
    variant?: 'field' | 'quiet';
  };

/** The native select, styled: it works without script, with every keyboard and on every phone. */
export const Select = ({ label, note, hint, error, id, options, placeholder, variant = 'field', ...rest }: Props) => {
  const fieldId = id ?? rest.name;
  const control = (
    <span className={styles['frame']} data-variant={variant}>
      <select {...rest} {...controlOf(fieldId, { hint, error }, rest.required ?? false)} className={styles['select']}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text, isDisabled, lang }) => (
          <option key={value} value={value} disabled={isDisabled} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
    </span>
  );
  if (variant === 'field') {
    return (
      <Field id={fieldId} label={label} note={note} hint={hint} error={error}>
        {control}
      </Field>
    );
  }
  return (
    <span className={styles['quiet']}>
      <label htmlFor={fieldId}>{label}</label>
      {control}
    </span>
  );
};
