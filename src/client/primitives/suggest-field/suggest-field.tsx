'use client';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Label, Text } from 'react-aria-components/TextField';
import field from '../field/field.module.css';
import type { FieldTexts } from '../field/field-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import type { Option } from '../select/option.ts';
import { OptionList } from './option-list.tsx';
import styles from './suggest-field.module.css';

type Props = FieldTexts & {
  /** Its form field name: the text is submitted. */
  name: string;
  /** The field's value. */
  value: string;
  /** Beside the text. */
  icon: IconName;
  /** The suggestions, most likely first; without any, no list opens. */
  suggestions: readonly Option[];
  /** Shown if there are no suggestions. */
  empty: string;
  /** The autocomplete token: `postal-code`. */
  autoComplete?: string | undefined;
  /** Called with the typed text. */
  onType: (text: string) => void;
  /** Called with the chosen suggestion; its label fills the field. */
  onChoose: (option: Option) => void;
};

/** A text field with suggestions: any text is accepted, the arrow keys choose a suggestion. Without script it is a text field. */
export const SuggestField = ({ label, note, hint, error, name, value, icon, suggestions, empty, onType, onChoose, ...rest }: Props) => (
  <AriaComboBox
    {...rest}
    {...(error && { isInvalid: true })}
    validationBehavior="aria"
    className={field['field'] ?? ''}
    id={name}
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
    <Label className={field['label'] ?? ''}>
      {label}
      {note && <span className={field['note']}> {note}</span>}
    </Label>
    {hint && (
      <Text slot="description" elementType="p" className={field['hint'] ?? ''}>
        {hint}
      </Text>
    )}
    <Group className={styles['frame'] ?? ''}>
      <span className={styles['lead']}>
        <Icon name={icon} size="s" />
      </span>
      <Input className={styles['input'] ?? ''} />
    </Group>
    <FieldError elementType="p" className={field['error'] ?? ''}>
      <Icon name="warning" size="s" />
      <span>{error}</span>
    </FieldError>
    <OptionList empty={empty} />
  </AriaComboBox>
);
