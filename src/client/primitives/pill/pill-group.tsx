'use client';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { lookOf } from './look-of.ts';
import styles from './pill.module.css';
import type { PillLook, PillOption } from './pill-option.ts';

type Props = PillLook & {
  /** The question, as the accessible name. */
  label: string;
  /** The answers, by size or by use. */
  options: readonly PillOption[];
  /** The selected answers, if controlled by the parent. */
  chosen?: readonly string[] | undefined;
  /** The initially selected answers, if the group manages them itself. */
  defaultChosen?: readonly string[] | undefined;
  /** Called on every change with all selected answers. */
  onChange?: ((chosen: string[]) => void) | undefined;
  /** Allows a multiple selection. @default false */
  isMultiple?: boolean;
  /** Always one selected: a click on it changes nothing. @default false */
  isRequired?: boolean;
  /** The whole group is disabled. @default false */
  isDisabled?: boolean;
};

/** Short answers side by side that apply at once. Heavy (react-aria): for lazy loading; on pages use `PlainPillGroup` or `PillLinks`. */
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
