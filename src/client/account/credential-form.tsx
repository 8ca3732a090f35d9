'use client';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { z } from '#shared/contract/zod.ts';
import { sendAccountForm } from '#state/account.ts';
import { AccountForm } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';

type Field = { name: string; type: 'email' | 'password'; label: string; hint?: string; autoComplete: string };

type Props<Sent extends object> = Pick<ViewProps, 'draft' | 't'> & {
  form: 'email' | 'password';
  schema: z.ZodMiniType<Sent, Record<string, string>>;
  /** Its fields, in order. */
  fields: readonly Field[];
};

/** Changes a login credential: requires the current password, and is empty again on success (U-05). */
export const CredentialForm = <Sent extends object>({ form, schema, fields, draft, t }: Props<Sent>) => (
  <AccountForm
    form={form}
    action={`/consumer/${form}`}
    schema={schema}
    defaults={Object.fromEntries(fields.map(({ name }) => [name, '']))}
    draft={draft}
    labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
    submit={t(`account.profile.${form}Submit`)}
    onSend={(body) => sendAccountForm(form, body)}
    t={t}
  >
    {(bind) => fields.map(({ name, ...field }) => <TextField key={name} {...bind(name)} {...field} required />)}
  </AccountForm>
);
