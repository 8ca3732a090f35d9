'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
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
  schema: z.ZodType<Read, Values>;
  defaults: DefaultValues<Values>;
  /** The names of the fields in the order of the form, each with its label; an empty one where the message says it all. */
  labels: Record<string, string>;
  /** What the server refused of the last attempt, with script or without; nothing as soon as the next one is sent. */
  problems: readonly FieldProblem[];
  /** Whether the form came back as a new page, refused without script: it opens where the mending begins. @default false */
  isReturned?: boolean;
  /** What a refusal says of a field. @default the text of its key */
  errorText?: (key: string, field: string, values?: MessageValues) => string;
  /** Whether what leaves the page leaves the values, too, as an address that is not asked for any more. @default false */
  unregistersHidden?: boolean;
  /** What comes before the names of the fields in their ids, on a page with several forms. @default '' */
  prefix?: string;
  /** Sends what the schema read. Once it is done, `keep` lets what was typed count as the form's beginning, `clear` empties it. */
  send: (read: Read) => Promise<'keep' | 'clear' | undefined>;
  t: Translate;
};

const noErrors: readonly FieldError[] = [];

/**
 * A form by its contract: fields are checked when they are left, not while one types (V-01); what the schema or the server refuses is
 * said at its field and in a summary, and the first one takes the focus (V-04). The same fields are a plain form without script.
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
  // As the last attempt found it: a list that shrank at every mended field would move the button away from the finger.
  const [attempt, setAttempt] = useState(noErrors);
  const serverProblems = attempt.length > 0 ? [] : problems;
  const fieldErrors = collectFieldErrors(formState.errors, serverProblems, errorText);
  const found = attempt.length > 0 ? attempt : collectFieldErrors({}, serverProblems, errorText);
  const names = Object.keys(labels);
  const listed = names.flatMap((name) => found.filter(({ field }) => field === name));
  const first = listed[0]?.field;
  // After the summary has taken its room: it is read out, and the focus is where the mending begins. Again at each attempt.
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
    /** What was refused of the whole form. */
    formError: found.find(({ field }) => !names.includes(field))?.message,
    bind: (name: FieldPath<Values>) => {
      const { onChange, onBlur, ref } = register(name);
      const other = validatedWith(name);
      // Nobody is told of a field that they have not come to yet.
      const validateDependent = async (): Promise<unknown> => other !== undefined && Boolean(getValues(other)) && trigger(other);
      return {
        ...{ name, onChange },
        ref: (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null): void => {
          // Before the form library writes its defaults over what came before it.
          const prefilled = filledValue(field);
          ref(field);
          if (prefilled !== undefined) setValue(name, prefilled as FieldPathValue<Values, FieldPath<Values>>);
        },
        onBlur: validateOnBlur((event) => onBlur(event).then(validateDependent)),
        error: fieldErrors.find(({ field }) => field === name)?.message,
        autoFocus: isReturned && name === first,
      };
    },
  };
};
