'use client';
import type { Ref } from 'react';
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

type Props = FieldProps<number> & {
  /** Name of the first button: `Ein Stück weniger`. */
  decreaseLabel: string;
  /** Name of the last button: `Ein Stück mehr`. */
  increaseLabel: string;
  /** The least that can be asked for. @default 1 */
  min?: number;
  /** The most: pieces in stock. */
  max: number;
  /** The change is on its way: the number waits. @default false */
  isBusy?: boolean;
  /** 48 or 44 px high, never less. @default 'm' */
  size?: 'm' | 's';
  /** The label is heard, not seen: where the line around it says what is counted. @default false */
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A small whole number between two buttons. `PlainStepper` does on pages that must stay light. */
export const Stepper = (props: Props) => {
  const { label, note, hint, error, id, decreaseLabel, increaseLabel, min = 1, max, isBusy = false, size = 'm', ...others } = props;
  const { isLabelHidden = false, isReadOnly = false, ref, ...rest } = others;
  return (
    <NumberField
      {...rest}
      {...fieldOf(error)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      id={id ?? rest.name}
      minValue={min}
      maxValue={max}
      isReadOnly={isReadOnly || isBusy}
      formatOptions={{ maximumFractionDigits: 0 }}
    >
      {!isLabelHidden && <FieldHead label={label} note={note} hint={hint} />}
      <Group className={styles['stepper'] ?? ''} data-size={size} aria-busy={isBusy || undefined}>
        <Button slot="decrement" aria-label={decreaseLabel} className={styles['step'] ?? ''}>
          <Icon name="minus" size="s" />
        </Button>
        <Input {...(ref ? { ref } : {})} className={styles['number'] ?? ''} />
        <Button slot="increment" aria-label={increaseLabel} className={styles['step'] ?? ''}>
          <Icon name="plus" size="s" />
        </Button>
      </Group>
      <FieldErrorMessage error={error} />
    </NumberField>
  );
};
