'use client';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#client/primitives/button/button.tsx';
import { catchFocus } from '#client/primitives/focus/focus-once.ts';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { account, sendAccountForm } from '#state/account.ts';

type Form = Parameters<typeof sendAccountForm>[0];

type Props = {
  form: Form;
  /** Where it is posted without script. */
  action: string;
  /** The data it posts. */
  fields: Record<string, string>;
  children: string;
  /** Its accessible name among similar buttons (`nameAction`). */
  label?: string;
  icon?: IconName;
  /** @default 'quiet' */
  variant?: 'line' | 'quiet';
  /** Shown while it runs. */
  busyLabel: string;
};

/** A single action on the account: a form of its own, so that it works without script. */
export const ActionForm = ({ form, action, fields, children, label, icon, variant = 'quiet', busyLabel }: Props) => {
  const { sending } = useSnapshot(account);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const heading = event.currentTarget.closest('section')?.querySelector('h2, h3');
    // What it removes may take the button along.
    if (sending === undefined) void sendAccountForm(form, fields).then(() => requestAnimationFrame(() => catchFocus(heading)));
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        size="s"
        busyLabel={busyLabel}
        {...(icon && { icon })}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
    </form>
  );
};
