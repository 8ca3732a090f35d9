'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, type FormEvent, useEffect, useMemo, useState } from 'react';
import { type ChangeHandler, type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { Fault } from '#client/primitives/error-summary/error-summary.tsx';
import { focusField } from '#client/primitives/error-summary/focus-field.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { RestError } from '#state/rest.ts';
import type { FormSetting } from './form-setting.ts';

type Options<Values extends FieldValues, Read> = {
  setting: FormSetting;
  schema: z.ZodType<Read, Values>;
  defaults: DefaultValues<Values>;
  /** The names of the fields in the order of the form, each with its label. */
  labels: Record<string, string>;
  /** Sends what the schema read; a refusal is a RestError. */
  send: (read: Read) => Promise<void>;
};

const leaves = (errors: object, path = ''): FieldProblem[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]): FieldProblem[] => {
    const field = path === '' ? name : `${path}.${name}`;
    if (typeof value !== 'object' || value === null) return [];
    if ('message' in value && typeof value.message === 'string') return [{ field, messageKey: value.message }];
    return 'ref' in value ? [] : leaves(value, field);
  });

const knownInOrder = (list: readonly FieldProblem[], names: readonly string[]): FieldProblem[] =>
  list.filter(({ field }) => names.includes(field)).toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));

const refusals: Record<string, MessageKey> = {
  TooManyRequestsException: 'access.refused.tooMany',
  OrderNotFoundException: 'access.refused.order',
};

const problemsOf = (error: unknown): FieldProblem[] => {
  const data = error instanceof RestError ? error.problem?.data : undefined;
  return data?.fields ?? [{ field: '', messageKey: refusals[data?.exception ?? ''] ?? 'general.messages.generalAPIError' }];
};

/** A press on the submit button leaves the field, too; the form checks everything then, and nothing may move under the finger. */
const unlessSubmitting =
  (onBlur: ChangeHandler) =>
  (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) void onBlur(event);
  };

/**
 * A form of a visitor: fields are checked when they are left, not while one types (V-01); what the schema or the server refuses is
 * said at its field, and the first one takes the focus (V-04). The same fields are a plain form without script.
 */
export const useVisitorForm = <Values extends FieldValues, Read>({ setting, schema, defaults, labels, send }: Options<Values, Read>) => {
  const { site, messages, draft, words } = setting;
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>(draft?.problems ?? []);
  const [attempt, setAttempt] = useState<readonly FieldProblem[]>(problems);
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, formState } = useForm<Values, unknown, Read>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: defaults,
  });
  const say = ({ messageKey }: FieldProblem): string => t(messageKey as MessageKey) || t('general.validation.notValid');
  const own = leaves(formState.errors);
  const names = Object.keys(labels);
  const errorOf = (name: string): string | undefined => {
    const found = [...own, ...problems].find(({ field }) => field === name);
    return found && say(found);
  };
  // As the last attempt found it: a list that shrank at every mended field would move the button away from the finger.
  const listed: Fault[] = knownInOrder(attempt, names).map((problem) => ({
    field: problem.field,
    message: `${labels[problem.field]}: ${say(problem)}`,
  }));
  const whole = problems.find(({ field }) => !(field in labels));
  const first = listed[0]?.field;
  // After the summary has taken its room: it is read out, and the focus is where the mending begins (V-04).
  useEffect(() => {
    if (first !== undefined) focusField(first);
  }, [first]);

  const submit = async (read: Read): Promise<void> => {
    setProblems([]);
    setAttempt([]);
    setSending(true);
    try {
      await send(read);
    } catch (error) {
      const refused = problemsOf(error);
      setProblems(refused);
      setAttempt(refused);
    } finally {
      setSending(false);
    }
  };
  const refuse = (errors: FieldErrors<Values>): void => {
    setProblems([]);
    setAttempt(leaves(errors));
  };

  return {
    t,
    isSending,
    onSubmit: (event: FormEvent): void => void handleSubmit(submit, refuse)(event),
    summary: { title: words.faults[listed.length - 1] ?? '', errors: listed },
    /** What was refused of the whole form. */
    refusal: whole && say(whole),
    bind: (name: FieldPath<Values>) => {
      const { onChange, onBlur, ref } = register(name);
      return {
        name,
        ref,
        onChange,
        onBlur: unlessSubmitting(onBlur),
        error: errorOf(name),
        // A form that was refused without script comes back as a new page: it opens where the mending begins.
        autoFocus: draft !== undefined && name === first,
      };
    },
  };
};
