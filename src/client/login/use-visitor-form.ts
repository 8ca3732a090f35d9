'use client';
import { useMemo, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Captcha } from '#state/captcha/use-captcha.ts';
import { RestError } from '#state/rest.ts';
import type { FormSetting } from './form-setting.ts';

type Options<Values extends FieldValues, Read> = {
  setting: FormSetting;
  schema: z.ZodMiniType<Read, Values>;
  defaults: DefaultValues<Values>;
  /** Field names in form order, each with its label. */
  labels: Record<string, string>;
  /** For captcha-protected forms (F-03). */
  captcha?: Captcha;
  /** Sends the parsed values with the captcha solution; rejects with a RestError. */
  send: (read: Read, token: string) => Promise<void>;
};

const errorMessages: Record<string, MessageKey> = {
  TooManyRequestsException: 'access.refused.tooMany',
  OrderNotFoundException: 'access.refused.order',
};

const problemsOf = (error: unknown): FieldProblem[] => {
  const data = error instanceof RestError ? error.problem?.data : undefined;
  if (data?.exception === 'CaptchaException') return [{ field: '', messageKey: 'general.captcha.failed' }];
  return data?.fields ?? [{ field: '', messageKey: errorMessages[data?.exception ?? ''] ?? 'general.messages.generalAPIError' }];
};

/** A visitor form (no account yet, or not logged in): the server's errors are shown in the form. */
export const useVisitorForm = <Values extends FieldValues, Read>({ setting, captcha, send, labels, ...form }: Options<Values, Read>) => {
  const { site, messages, draft, words } = setting;
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>(draft?.problems ?? []);
  const [isSending, setSending] = useState(false);
  const trySend = async (read: Read): Promise<undefined> => {
    setProblems([]);
    setSending(true);
    try {
      const token = captcha ? await captcha.take() : '';
      if (token === undefined) setProblems([{ field: 'captcha', messageKey: 'general.captcha.off' }]);
      else await send(read, token);
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setSending(false);
    }
  };
  const { fieldErrors, ...checked } = useCheckedForm({
    ...form,
    // The captcha's own error says it all.
    labels: { ...labels, ...(captcha && { captcha: '' }) },
    ...{ problems, isReturned: draft !== undefined, send: trySend, t },
  });
  const summary = { title: words.fieldErrors[fieldErrors.length - 1] ?? '', errors: fieldErrors };
  return { ...checked, ...(captcha && { onFocus: captcha.start }), t, isSending, summary };
};
