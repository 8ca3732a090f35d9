'use client';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/option.ts';
import { OptionList } from '../select/option-list.tsx';
import styles from './combobox.module.css';
import { MarkedLabel } from './marked-label.tsx';

type Props = FieldProps<string> & {
  /** The options, in display order. */
  options: readonly Option[];
  /** Name of the button that opens the list: `Liste öffnen`. */
  openLabel: string;
  /** Shown if nothing matches. */
  empty: string;
  /** The initial text. @default the label of what is chosen */
  defaultInputValue?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A choice from a very long list: typing filters it, the arrow keys select. */
export const Combobox = (props: Props) => {
  const { label, note, hint, error, id, options, openLabel, empty, value, defaultValue, onChange, ref, ...rest } = props;
  return (
    <AriaComboBox
      {...rest}
      {...fieldOf(error)}
      id={id ?? rest.name}
      defaultItems={options}
      allowsEmptyCollection
      menuTrigger="input"
      {...(value === undefined ? {} : { value: value === '' ? null : value })}
      {...(defaultValue ? { defaultValue } : {})}
      {...(onChange ? { onChange: (key) => onChange(key === null ? '' : String(key)) } : {})}
    >
      <FieldHead label={label} note={note} hint={hint} />
      <Group className={styles['frame'] ?? ''}>
        <Input {...(ref ? { ref } : {})} className={styles['input'] ?? ''} />
        <Button className={styles['open'] ?? ''} aria-label={openLabel}>
          <Icon name="chevron-down" size="s" />
        </Button>
      </Group>
      <FieldErrorMessage error={error} />
      <OptionList empty={empty}>{(text) => <MarkedLabel label={text} />}</OptionList>
    </AriaComboBox>
  );
};
