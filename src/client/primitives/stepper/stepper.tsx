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
  /** The minimum. @default 1 */
  min?: number;
  /** The maximum: pieces in stock. */
  max: number;
  /** The change is being saved: the number is inactive. @default false */
  isBusy?: boolean;
  /** 48 or 44 px high, never less. @default 'm' */
  size?: 'm' | 's';
  /** The label is only read out: for use in a line that shows what is counted. @default false */
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A small integer between two buttons. Use `PlainStepper` on pages that must stay light. */
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
