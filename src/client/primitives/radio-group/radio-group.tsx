'use client';
import type { ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import dot from './dot.module.css';
import styles from './radio-group.module.css';

/** One of the answers. */
export type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean };

type Props = FieldProps<string> & {
  /** The answers, two to five; unavailable ones are dashed, not hidden. */
  options: readonly RadioOption[];
  /** `list` stacked; `row` side by side if space allows; `segments` framed, for short texts. @default 'list' */
  variant?: 'list' | 'row' | 'segments';
  ref?: Ref<HTMLInputElement>;
};

/** A choice of a few, all visible. Use `PlainRadioGroup` on pages that must stay light. */
export const RadioGroup = ({ label, note, hint, error, id, options, variant = 'list', ref, ...rest }: Props) => (
  <AriaRadioGroup {...rest} {...fieldOf(error)} id={id ?? rest.name} orientation={variant === 'list' ? 'vertical' : 'horizontal'}>
    <FieldHead label={label} note={note} hint={hint} />
    <div className={styles['group']} data-variant={variant}>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled ?? false}
          className={styles['option'] ?? ''}
          {...(ref && index === 0 ? { inputRef: ref } : {})}
        >
          {variant !== 'segments' && <span className={dot['dot']} aria-hidden="true" />}
          <span>{option.label}</span>
        </Radio>
      ))}
    </div>
    <FieldErrorMessage error={error} />
  </AriaRadioGroup>
);
