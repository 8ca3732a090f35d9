'use client';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { account, sendAccountForm } from '#state/account.ts';

type Form = Parameters<typeof sendAccountForm>[0];

type Props = {
  form: Form;
  /** Where it is sent without script. */
  action: string;
  /** What it sends. */
  fields: Record<string, string>;
  children: string;
  /** Its name among its like, for those who do not see where it stands (`nameAction`). */
  label?: string;
  icon?: IconName;
  /** @default 'quiet' */
  variant?: 'line' | 'quiet';
  /** While it runs. */
  busyLabel: string;
};

/** One press that changes something of the account: a whole form, so that it works without script. */
export const ActionForm = ({ form, action, fields, children, label, icon, variant = 'quiet', busyLabel }: Props) => {
  const { sending } = useSnapshot(account);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending === undefined) void sendAccountForm(form, fields);
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlainButton
        type="submit"
        variant={variant}
        size="s"
        busyLabel={busyLabel}
        {...(icon && { icon })}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </PlainButton>
    </form>
  );
};
