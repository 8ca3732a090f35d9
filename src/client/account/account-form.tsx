'use client';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { AccountDraft, AccountForm as FormName } from '#shared/contract/account-overview.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { account } from '#state/account.ts';
import styles from './account-form.module.css';

/** Binds a field to its form; ids stay unique on a page with several forms. */
export type FormBind = (name: string) => ReturnType<Bind> & { id: string };

type Props<Values extends FieldValues, Sent> = {
  form: FormName;
  /** Where it is posted without script. */
  action: string;
  schema: z.ZodMiniType<Sent, Values>;
  defaults: DefaultValues<Values>;
  /** What was typed before a submit without script, if this form was submitted. */
  draft: AccountDraft | null;
  /** Field names in form order, each with its label for the error summary. */
  labels: Record<string, string>;
  submit: string;
  /** Beside the button: cancel. */
  aside?: ReactNode;
  /** With script: saves; true on success. */
  onSend: (body: Sent) => Promise<boolean>;
  t: Translate;
  children: (bind: FormBind) => ReactNode;
};

const noProblems: FieldProblem[] = [];

/** A form of the account: fields are checked against the contract on blur (V-01), the server checks on submit; without script it is posted as it is (B-01). */
export const AccountForm = <Values extends FieldValues, Sent>({
  form,
  schema,
  defaults,
  draft,
  labels,
  t,
  ...rest
}: Props<Values, Sent>) => {
  const { sending, rejected } = useSnapshot(account);
  const savedDraft = draft?.form === form && !draft.isDone ? draft : undefined;
  const problems: readonly FieldProblem[] =
    rejected?.form === form ? (rejected.problems as FieldProblem[]) : (savedDraft?.problems ?? noProblems);
  const { onSubmit, fieldErrors, formError, bind } = useCheckedForm<Values, Sent>({
    ...{ schema, labels, problems, t },
    defaults: { ...defaults, ...savedDraft?.fields },
    isReturned: savedDraft !== undefined,
    prefix: `${form}-`,
    send: async (body) => {
      if (!(await rest.onSend(body))) return undefined;
      // Passwords are cleared as soon as they are not needed.
      return form === 'password' || form === 'email' ? 'clear' : 'keep';
    },
  });
  const bindHere: FormBind = (name) => {
    const initialValue: unknown = savedDraft?.fields[name] ?? (defaults as Record<string, unknown>)[name];
    return {
      ...bind(name as FieldPath<Values>),
      id: `${form}-${name}`,
      ...(typeof initialValue === 'string' && { defaultValue: initialValue }),
    };
  };
  return (
    <form {...notInvalid} noValidate method="post" action={rest.action} className={styles['form']} onSubmit={onSubmit}>
      {formError && <Message kind="error" role="alert" title={formError} />}
      <ErrorSummary title={t('checkout.errors', { count: fieldErrors.length })} errors={fieldErrors} />
      {rest.children(bindHere)}
      <div className={styles['foot']}>
        <SubmitButton isBusy={sending === form} busyLabel={t('checkout.sending')}>
          {rest.submit}
        </SubmitButton>
        {rest.aside}
      </div>
    </form>
  );
};
