'use client';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import styles from './select.module.css';

type Props = Omit<FieldProps<string>, 'value' | 'isReadOnly'> & {
  /** The selected option, if controlled from outside; empty for none. */
  value?: string;
  /** The options, six or more; fewer are better shown at once. */
  options: readonly Option[];
  /** Shown while nothing is selected: `Bitte wählen`. */
  placeholder: string;
  /** Open initially. @default false */
  defaultOpen?: boolean;
  /** The autocomplete token: `address-level1`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  ref?: Ref<HTMLButtonElement>;
};

/** A choice from a popup list. Use the native `PlainSelect` on pages that must stay light. */
export const Select = ({ label, note, hint, error, id, options, value, defaultValue, onChange, ref, ...rest }: Props) => (
  <AriaSelect
    {...rest}
    {...fieldOf(error)}
    id={id ?? rest.name}
    {...(value === undefined ? {} : { value: value === '' ? null : value })}
    {...(defaultValue ? { defaultValue } : {})}
    {...(onChange ? { onChange: (key) => onChange(key === null ? '' : String(key)) } : {})}
  >
    <FieldHead label={label} note={note} hint={hint} />
    <span className={styles['frame']} data-variant="field">
      <Button {...(ref ? { ref } : {})} className={styles['select'] ?? ''}>
        <SelectValue className={styles['value'] ?? ''} />
      </Button>
      <Icon name="chevron-down" size="s" />
    </span>
    <FieldErrorMessage error={error} />
    <OptionList options={options} />
  </AriaSelect>
);
