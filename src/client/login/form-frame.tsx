import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ErrorSummary, type FieldError } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { Message } from '#client/primitives/message/message.tsx';
import styles from './login.module.css';

type Props = {
  /** Where it is posted without script. */
  action: string;
  onSubmit: (event: FormEvent) => void;
  /** Called on the first interaction with the form. */
  onFocus?: () => void;
  summary: { title: string; errors: readonly FieldError[] };
  formError: string | undefined;
  submit: string;
  isSending: boolean;
  busyLabel: string;
  children: ReactNode;
};

/** The frame of every visitor form: errors, fields, one solid button. */
export const FormFrame = ({ action, onSubmit, onFocus, summary, formError, submit, isSending, busyLabel, children }: Props) => (
  <form {...notInvalid} noValidate method="post" action={action} className={styles['form']} onSubmit={onSubmit} onFocus={onFocus}>
    {formError && <Message kind="error" role="alert" title={formError} />}
    <ErrorSummary {...summary} />
    {children}
    <SubmitButton isBlock isBusy={isSending} busyLabel={busyLabel}>
      {submit}
    </SubmitButton>
  </form>
);
