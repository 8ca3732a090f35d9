'use client';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx';
import { focusField } from '../error-summary/focus-field.ts';
import styles from './form.module.css';

type Props = {
  /** Heading of the summary: `Bitte prüfen Sie drei Angaben.` */
  errorsTitle: string;
  /** The errors of the last attempt, by field id and in form order; a new list for each attempt moves the focus to the first of them. */
  fieldErrors: readonly FieldError[];
  /** The server's errors of single fields, by name, if the fields do not show them themselves. */
  serverErrors?: Record<string, string>;
  /** Where it is sent without script. */
  action?: string;
  /** How it is sent without script. @default 'post' */
  method?: 'post' | 'get';
  /** With script: the form library's handler. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Fields in a column, and one solid button. */
  children: ReactNode;
};

/** A column of fields. Shows our own error messages: in a summary on top, which is read out, and below each field; the first invalid one takes the focus (V-04). */
export const Form = ({ errorsTitle, fieldErrors, serverErrors, children, method = 'post', ...rest }: Props) => {
  const previousErrors = useRef(fieldErrors);
  useEffect(() => {
    if (previousErrors.current === fieldErrors) return;
    previousErrors.current = fieldErrors;
    if (fieldErrors[0]) focusField(fieldErrors[0].field);
  }, [fieldErrors]);
  return (
    <AriaForm
      {...rest}
      method={method}
      validationBehavior="aria"
      {...(serverErrors ? { validationErrors: serverErrors } : {})}
      className={styles['form'] ?? ''}
    >
      <ErrorSummary title={errorsTitle} errors={fieldErrors} />
      {children}
    </AriaForm>
  );
};
