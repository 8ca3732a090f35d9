'use client';
import { useEffect, useRef } from 'react';
import { FieldGroup } from '#client/primitives/field/field.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { isCalendarDay, writeDay } from '#shared/guarantee/calendar-day.ts';
import { fetchGuarantee } from '#state/guarantee.ts';
import styles from './guarantee.module.css';

type Part = 'day' | 'month' | 'year';
type Props = {
  /** The field's name prefix; the parts are `purchasedOn.day` and so on. */
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  autoFocus?: boolean;
  /** In the order of the reader's language, with their previous values. */
  parts: readonly { part: Part; label: string; value: string | undefined }[];
};

const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };

const look = (group: HTMLElement | null, name: string): void => {
  const read = (part: Part): number => Number(group?.querySelector<HTMLInputElement>(`[name="${name}.${part}"]`)?.value ?? '');
  const typed = { day: read('day'), month: read('month'), year: read('year') };
  fetchGuarantee({ purchasedOn: isCalendarDay(typed) ? writeDay(typed) : '' });
};

/** A date as three short numbers: copying it from an invoice needs no calendar. */
export const DayFields = ({ name, label, hint, error, autoFocus = false, parts }: Props) => {
  const group = useRef<HTMLDivElement>(null);
  // Typed before this script loaded.
  useEffect(() => look(group.current, name), [name]);
  const first = { autoFocus };
  const errorProps = error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${name}-error` };
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <div ref={group} className={styles['day']} onChange={() => look(group.current, name)}>
        {parts.map(({ part, label: called, value }, index) => (
          <TextField
            key={part}
            {...errorProps}
            name={`${name}.${part}`}
            label={called}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={lengths[part]}
            {...(index === 0 && first)}
            required
          />
        ))}
      </div>
    </FieldGroup>
  );
};
