'use client';
import type { FocusEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldErrorMessage, FieldHint, fieldOf } from '../field/field.tsx';
import type { FieldStates } from '../field/field-props.ts';
import type { FieldTexts } from '../field/field-texts.ts';
import box from './box.module.css';
import styles from './checkbox.module.css';

const stopEvent = (event: SyntheticEvent): void => {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation();
};

// Stops a click on a link inside the label from reaching the label: the link navigates and the box stays as it is.
const linkHandlers = { onPointerDown: stopEvent, onMouseDown: stopEvent, onClick: stopEvent, onKeyDown: stopEvent };

type Props = Pick<FieldTexts, 'hint' | 'error'> &
  FieldStates & {
    /** Its form field name; within a group it is the group's. */
    name?: string;
    /** Unique on the page; the error summary leads to it. @default name and value */
    id?: string | undefined;
    /** The value that is submitted when checked; within a group it identifies the checkbox. @default 'on' */
    value?: string;
    /** Checked, if controlled from outside. */
    isSelected?: boolean;
    /** Checked initially. @default false */
    defaultSelected?: boolean;
    /** Indeterminate: a dash. @default false */
    isIndeterminate?: boolean;
    /** Called with the new state. */
    onChange?: (isSelected: boolean) => void;
    /** Called on blur. */
    onBlur?: (event: FocusEvent) => void;
    /** The label. May contain links: a click on them does not toggle the box. */
    children: ReactNode;
    /** At the end of the line: the number of results. */
    count?: string | undefined;
    /** Before the label: a swatch. */
    start?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** A checkbox; the whole line is its target, 44 px high. Use `PlainCheckbox` on pages that must stay light. */
export const Checkbox = ({ id, hint, error, children, count, start, ref, ...rest }: Props) => {
  const fieldId = id ?? ([rest.name, rest.value].filter((part) => part !== undefined).join('-') || undefined);
  return (
    <CheckboxField {...rest} {...fieldOf(error)} {...(fieldId ? { id: fieldId } : {})} {...(ref ? { inputRef: ref } : {})}>
      <CheckboxButton className={styles['line'] ?? ''}>
        <span className={box['box']} aria-hidden="true" />
        {start}
        <span className={styles['text']} {...linkHandlers}>
          {children}
        </span>
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </CheckboxButton>
      {hint && (
        <div className={styles['below']}>
          <FieldHint hint={hint} />
        </div>
      )}
      <FieldErrorMessage error={error} />
    </CheckboxField>
  );
};
