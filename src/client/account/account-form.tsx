'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { type ChangeHandler, type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import type { z } from 'zod';
import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { focusField } from '#client/primitives/error-summary/focus-field.ts';
import { collectFaults, type Fault } from '#client/primitives/form/faults.ts';
import type { AccountDraft, AccountForm as FormName } from '#shared/contract/account-overview.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { account } from '#state/account.ts';
import styles from './account-form.module.css';

/** What ties a field to its form; its id is unique on a page with several forms. */
export type FormBind = (name: string) => ReturnType<Bind> & { id: string };

type Props<Values extends FieldValues, Sent> = {
  form: FormName;
  /** Where it is sent without script. */
  action: string;
  schema: z.ZodType<Sent, Values>;
  defaults: DefaultValues<Values>;
  /** What a form without script held, if it was this one. */
  draft: AccountDraft | null;
  /** What the fields are called, by their names: the summary of errors says it. */
  labels: Record<string, string>;
  submit: string;
  /** Beside the button: the way out. */
  aside?: ReactNode;
  /** With script: does it; true when it is done. */
  onSend: (body: Sent) => Promise<boolean>;
  t: Translate;
  children: (bind: FormBind) => ReactNode;
};

/** A press on the submit button leaves the field too; the form checks everything then, and nothing may move under the finger. */
const unlessSubmitting =
  (onBlur: ChangeHandler) =>
  (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) void onBlur(event);
  };

const noProblems: FieldProblem[] = [];

/** A form of the account: checked by its contract when a field is left (V-01), by the server when it is sent; without script it is posted as it is (B-01). */
export const AccountForm = <Values extends FieldValues, Sent>({ form, schema, defaults, draft, t, ...rest }: Props<Values, Sent>) => {
  const { sending, refused } = useSnapshot(account);
  const kept = draft?.form === form && !draft.isDone ? draft : undefined;
  const { register, handleSubmit, formState, reset } = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...defaults, ...kept?.fields },
  });
  const say = (key: string): string => t(key as MessageKey);
  const problems: readonly FieldProblem[] = refused?.form === form ? (refused.problems as FieldProblem[]) : (kept?.problems ?? noProblems);
  const faults = collectFaults(formState.errors, problems, say);
  // As the last attempt found it: a list that shrank at every mended field would move the button away from the finger.
  const [attempt, setAttempt] = useState<readonly Fault[]>([]);
  const listed = attempt.length > 0 ? attempt : collectFaults({}, problems, say);
  // After the summary has taken its room: it is read out, and the focus is where the mending begins (V-04).
  useEffect(() => {
    const first = attempt[0] ?? problems[0];
    if (first) focusField(`${form}-${first.field}`);
  }, [form, attempt, problems]);
  const bind: FormBind = (name) => {
    const { onChange, onBlur, ref } = register(name as Path<Values>);
    const known: unknown = kept?.fields[name] ?? (defaults as Record<string, unknown>)[name];
    const error = faults.find(({ field }) => field === name)?.message;
    return {
      ...{ name, id: `${form}-${name}`, onChange, onBlur: unlessSubmitting(onBlur), ref, error },
      ...(typeof known === 'string' && { defaultValue: known }),
    };
  };
  const send = async (body: Sent): Promise<void> => {
    setAttempt([]);
    if (await rest.onSend(body)) reset(undefined, { keepValues: form !== 'password' && form !== 'email' });
  };
  const named = listed.map(({ field, message }) => ({
    field: `${form}-${field}`,
    message: rest.labels[field] === undefined ? message : `${rest.labels[field]}: ${message}`,
  }));
  return (
    <form
      noValidate
      method="post"
      action={rest.action}
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(send, (errors) => setAttempt(collectFaults(errors, [], say)))(event)}
    >
      <ErrorSummary title={t('checkout.errors', { count: named.length })} errors={named} />
      {rest.children(bind)}
      <div className={styles['foot']}>
        <SubmitButton isBusy={sending === form} busyLabel={t('checkout.sending')}>
          {rest.submit}
        </SubmitButton>
        {rest.aside}
      </div>
    </form>
  );
};
