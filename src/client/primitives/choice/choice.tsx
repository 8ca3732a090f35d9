'use client';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import dot from '../radio-group/dot.module.css';
import styles from './choice.module.css';

/** One of the options. */
export type ChoiceOption = {
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

type Props = FieldProps<string> & {
  /** The options, in order. */
  options: readonly ChoiceOption[];
  ref?: Ref<HTMLInputElement>;
};

// Arrow keys inside the details belong to the fields there, not to the choice.
const ownKeys = { onKeyDown: (event: KeyboardEvent): void => event.stopPropagation() };

/** Stacked frames, one of them selected; its details expand inside. Use `PlainChoice` on pages that must stay light. */
export const Choice = ({ label, note, hint, error, id, options, ref, ...rest }: Props) => (
  <AriaRadioGroup {...rest} {...fieldOf(error)} id={id ?? rest.name}>
    <FieldHead label={label} note={note} hint={hint} />
    <div className={styles['choices']}>
      {options.map(({ value, label: name, text, end, details, isDisabled = false }, index) => (
        <RadioField
          key={value}
          value={value}
          isDisabled={isDisabled}
          className={styles['choice'] ?? ''}
          {...(ref && index === 0 ? { inputRef: ref } : {})}
        >
          <RadioButton className={styles['head'] ?? ''}>
            <span className={dot['dot']} aria-hidden="true" />
            <span className={styles['words']}>
              <span className={styles['label']}>{name}</span>
              {text && <span className={styles['text']}>{text}</span>}
            </span>
            {end && <span className={styles['end']}>{end}</span>}
          </RadioButton>
          {details && (
            <div className={styles['details']} {...ownKeys}>
              {details}
            </div>
          )}
        </RadioField>
      ))}
    </div>
    <FieldErrorMessage error={error} />
  </AriaRadioGroup>
);
