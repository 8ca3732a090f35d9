'use client';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import type { Option } from '../select/option.ts';
import { OptionList } from '../select/option-list.tsx';
import styles from './combobox.module.css';

type Props = FieldTexts & {
  /** Its name in the form: what is sent is the text. */
  name: string;
  /** Of the field. @default its name */
  id?: string | undefined;
  /** What the field holds. */
  value: string;
  /** Beside the text. */
  icon: IconName;
  /** What could be meant, the likeliest first; none, and no list opens. */
  suggestions: readonly Option[];
  /** Shown while nothing is suggested. */
  empty: string;
  /** What the browser may fill in: `postal-code`. */
  autoComplete?: string | undefined;
  /** Tells what is typed. */
  onType: (text: string) => void;
  /** Tells which suggestion was chosen; its label stands in the field. */
  onChoose: (option: Option) => void;
};

/** A text with suggestions: whatever is typed counts, the arrow keys choose what is suggested. Without script it is a text field. */
export const SuggestField = ({
  label,
  note,
  hint,
  error,
  name,
  id = name,
  value,
  icon,
  suggestions,
  empty,
  onType,
  onChoose,
  ...rest
}: Props) => (
  <AriaComboBox
    {...rest}
    {...fieldOf(error)}
    id={id}
    name={name}
    formValue="text"
    allowsCustomValue
    allowsEmptyCollection
    menuTrigger="input"
    items={suggestions}
    inputValue={value}
    onInputChange={onType}
    onChange={(key) => {
      const chosen = suggestions.find((one) => one.value === key);
      if (chosen) onChoose(chosen);
    }}
  >
    <FieldHead label={label} note={note} hint={hint} />
    <Group className={styles['frame'] ?? ''} data-lead="">
      <span className={styles['lead']}>
        <Icon name={icon} size="s" />
      </span>
      <Input className={styles['input'] ?? ''} />
    </Group>
    <FieldErrorMessage error={error} />
    <OptionList empty={empty} />
  </AriaComboBox>
);
