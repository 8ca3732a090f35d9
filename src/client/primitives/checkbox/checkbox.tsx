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

// Keeps a press on a link inside a label from reaching the label: the link leads on and the box stays as it is.
const linkHandlers = { onPointerDown: stopEvent, onMouseDown: stopEvent, onClick: stopEvent, onKeyDown: stopEvent };

type Props = Pick<FieldTexts, 'hint' | 'error'> &
  FieldStates & {
    /** Its name in the form; within a group it is the group's. */
    name?: string;
    /** Unique on the page; the error summary leads to it. @default name and value */
    id?: string | undefined;
    /** What is sent when it is ticked; within a group, which one it is. @default 'on' */
    value?: string;
    /** Ticked, when that is kept outside. */
    isSelected?: boolean;
    /** Ticked to begin with. @default false */
    defaultSelected?: boolean;
    /** Some of what it stands for is ticked: a dash. @default false */
    isIndeterminate?: boolean;
    /** Called with whether it is ticked now. */
    onChange?: (isSelected: boolean) => void;
    /** Called when the focus leaves it. */
    onBlur?: (event: FocusEvent) => void;
    /** What is agreed to or chosen. May hold links: a press on them does not tick the box. */
    children: ReactNode;
    /** At the end of the line: how many results it brings. */
    count?: string | undefined;
    /** Before the text: a swatch. */
    start?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** A box to tick; the whole line is its target, 44 px high. `PlainCheckbox` does on pages that must stay light. */
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
