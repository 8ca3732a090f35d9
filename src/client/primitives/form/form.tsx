'use client';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx';
import { focusField } from '../error-summary/focus-field.ts';
import styles from './form.module.css';

type Props = {
  /** Heading of the summary: `Bitte prüfen Sie drei Angaben.` */
  errorsTitle: string;
  /** What the last attempt found, by the ids of the fields and in the order of the form; a new list at each attempt, which brings the focus to the first of them. */
  fieldErrors: readonly FieldError[];
  /** What the server said of single fields, by their names, where they do not say it themselves. */
  serverErrors?: Record<string, string>;
  /** Where it is sent without script. */
  action?: string;
  /** How it is sent without script. @default 'post' */
  method?: 'post' | 'get';
  /** With script: the form library's handler. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Fields, one below the other, and one solid button. */
  children: ReactNode;
};

/** A column of fields. Errors are told in our words: in a summary on top, which is read out, and below each field; the first one at fault takes the focus (V-04). */
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
