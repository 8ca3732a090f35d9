'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldPathValue, type FieldValues, useForm } from 'react-hook-form';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { MessageValues, Translate } from '#shared/i18n/translator.ts';
import { focusField } from '../error-summary/focus-field.ts';
import { collectFieldErrors, type FieldError, labelFieldErrors } from './field-errors.ts';
import { filledValue } from './filled-value.ts';
import { validateOnBlur } from './validate-on-blur.ts';
import { validatedWith } from './validated-with.ts';

type Options<Values extends FieldValues, Read> = {
  schema: z.ZodMiniType<Read, Values>;
  defaults: DefaultValues<Values>;
  /** Field names in form order, each with its label; an empty one if the message is complete by itself. */
  labels: Record<string, string>;
  /** The server's errors of the last attempt, with or without script; empty once the next one is sent. */
  problems: readonly FieldProblem[];
  /** Whether the form was rejected without script and returned as a new page, which opens at the errors. @default false */
  isReturned?: boolean;
  /** The message for a field's error. @default the text of its key */
  errorText?: (key: string, field: string, values?: MessageValues) => string;
  /** Whether removed fields lose their values, too, such as an address that is no longer needed. @default false */
  unregistersHidden?: boolean;
  /** Prefix of the field ids, on a page with several forms. @default '' */
  prefix?: string;
  /** Sends the parsed values. On success, `keep` makes the current values the form's new defaults, `clear` empties it. */
  send: (read: Read) => Promise<'keep' | 'clear' | undefined>;
  t: Translate;
};

const noErrors: readonly FieldError[] = [];

/**
 * A form validated by its contract: a field that was changed is checked on blur, not while typing (V-01), and one that was merely passed
 * on submit only, because a screen reader's cursor focuses whatever it reads; errors of the schema or the server are shown
 * at their field and in a summary, and the first one takes the focus (V-04). Without script the same fields are a plain HTML form.
 */
export const useCheckedForm = <Values extends FieldValues, Read>(options: Options<Values, Read>) => {
  const { schema, defaults, labels, problems, isReturned = false, unregistersHidden = false, prefix = '', send, t } = options;
  const { errorText = (key: string, _: string, values?: MessageValues): string => t(key as MessageKey, values) } = options;
  const { register, setValue, getValues, trigger, handleSubmit, formState, reset } = useForm<Values, unknown, Read>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    shouldUnregister: unregistersHidden,
    defaultValues: defaults,
  });
  // As of the last attempt: a list that shrank with every corrected field would move the button away from the finger.
  const [attempt, setAttempt] = useState(noErrors);
  const changed = useRef(new Set<string>());
  const serverProblems = attempt.length > 0 ? [] : problems;
  const fieldErrors = collectFieldErrors(formState.errors, serverProblems, errorText);
  const found = attempt.length > 0 ? attempt : collectFieldErrors({}, serverProblems, errorText);
  const names = Object.keys(labels);
  const listed = names.flatMap((name) => found.filter(({ field }) => field === name));
  const first = listed[0]?.field;
  // After the summary is rendered, which is read out: focuses the first error. Again at each attempt.
  useEffect(() => {
    if (first !== undefined && (attempt.length > 0 || problems.length > 0)) focusField(`${prefix}${first}`);
  }, [first, prefix, attempt, problems]);

  const submit = async (read: Read): Promise<void> => {
    setAttempt(noErrors);
    const done = await send(read);
    if (done) reset(undefined, { keepValues: done === 'keep' });
  };
  return {
    onSubmit: (event: FormEvent): void =>
      void handleSubmit(submit, (errors) => setAttempt(collectFieldErrors(errors, [], errorText)))(event),
    /** Each begins with the name of its field. */
    fieldErrors: labelFieldErrors(listed, labels, t).map(({ field, message }) => ({ field: `${prefix}${field}`, message })),
    /** The errors of the whole form. */
    formError: found.find(({ field }) => !names.includes(field))?.message,
    bind: (name: FieldPath<Values>) => {
      const { onChange, onBlur, ref } = register(name);
      const other = validatedWith(name);
      // Fields that the visitor has not reached yet show no error.
      const validateDependent = async (): Promise<unknown> => other !== undefined && Boolean(getValues(other)) && trigger(other);
      return {
        name,
        onChange: (event: Parameters<typeof onChange>[0]) => {
          changed.current.add(name);
          return onChange(event);
        },
        ref: (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null): void => {
          // Before the form library overwrites the existing input with its defaults.
          const prefilled = filledValue(field);
          ref(field);
          if (prefilled === undefined) return;
          changed.current.add(name);
          setValue(name, prefilled as FieldPathValue<Values, FieldPath<Values>>);
        },
        onBlur: validateOnBlur((event) => {
          if (changed.current.has(name) || formState.isSubmitted) void onBlur(event).then(validateDependent);
        }),
        error: fieldErrors.find(({ field }) => field === name)?.message,
        autoFocus: isReturned && name === first,
      };
    },
  };
};
