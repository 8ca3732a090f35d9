'use client';
import type { Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldErrorMessage, FieldHint, fieldOf } from '../field/field.tsx';
import type { FieldIdentity, FieldStates } from '../field/field-props.ts';
import type { FieldTexts } from '../field/field-texts.ts';
import styles from './switch.module.css';

type Props = Omit<FieldTexts, 'note'> &
  FieldIdentity &
  Omit<FieldStates, 'isRequired'> & {
    /** On, if controlled from outside. */
    isSelected?: boolean;
    /** On initially. @default false */
    defaultSelected?: boolean;
    /** Called with the new state: it applies at once, without a save button. */
    onChange?: (isSelected: boolean) => void;
    ref?: Ref<HTMLInputElement>;
  };

/** On or off, effective at once. For values that are submitted with a form use a checkbox. */
export const Switch = ({ label, hint, error, id, ref, ...rest }: Props) => (
  <SwitchField {...rest} {...fieldOf(error)} id={id ?? rest.name} {...(ref ? { inputRef: ref } : {})}>
    <SwitchButton className={styles['line'] ?? ''}>
      <span>{label}</span>
      <span className={styles['track']} aria-hidden="true" />
    </SwitchButton>
    {hint && (
      <div className={styles['hint']}>
        <FieldHint hint={hint} />
      </div>
    )}
    <FieldErrorMessage error={error} />
  </SwitchField>
);
