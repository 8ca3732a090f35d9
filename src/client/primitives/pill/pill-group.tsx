'use client';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { lookOf } from './look-of.ts';
import styles from './pill.module.css';
import type { PillLook, PillOption } from './pill-option.ts';

type Props = PillLook & {
  /** What is asked; said, not seen. */
  label: string;
  /** The answers, in the order of their size or their use. */
  options: readonly PillOption[];
  /** What is chosen, where the room around it keeps that. */
  chosen?: readonly string[] | undefined;
  /** What is chosen from the start, where the group keeps it itself. */
  defaultChosen?: readonly string[] | undefined;
  /** Hears of every change, with all that is chosen now. */
  onChange?: ((chosen: string[]) => void) | undefined;
  /** Several at once. @default false */
  isMultiple?: boolean;
  /** Something is always chosen: a press on the chosen one changes nothing. @default false */
  isRequired?: boolean;
  /** None of it can be changed now. @default false */
  isDisabled?: boolean;
};

/** Short answers beside each other that act at once. Heavy (react-aria): for rooms that load late; `PlainPillGroup` and `PillLinks` do for pages. */
export const PillGroup = ({
  label,
  options,
  chosen,
  defaultChosen,
  onChange,
  isMultiple = false,
  isRequired = false,
  isDisabled = false,
  look,
  columns,
  ...rest
}: Props) => (
  <ToggleButtonGroup
    {...rest}
    {...lookOf({ look, columns })}
    aria-label={label}
    className={styles['group'] ?? ''}
    selectionMode={isMultiple ? 'multiple' : 'single'}
    disallowEmptySelection={isRequired}
    isDisabled={isDisabled}
    {...(chosen ? { selectedKeys: chosen } : {})}
    {...(defaultChosen ? { defaultSelectedKeys: defaultChosen } : {})}
    onSelectionChange={(keys) => onChange?.([...keys].map(String))}
  >
    {options.map(({ value, label: text, isImpossible = false }) => (
      <ToggleButton
        key={value}
        id={value}
        isDisabled={isImpossible}
        data-impossible={isImpossible || undefined}
        className={styles['pill'] ?? ''}
      >
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
