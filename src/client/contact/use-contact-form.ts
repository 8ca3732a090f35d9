'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import { type ContactRequest, contactBody } from '#shared/contract/contact.ts';
import { attachmentNames } from '#shared/contract/contact-files.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { z } from '#shared/contract/zod.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { useCaptcha } from '#state/captcha/use-captcha.ts';
import { RestError } from '#state/rest.ts';
import type { ContactSetting } from './contact-setting.ts';

type Typed = z.input<ReturnType<typeof contactBody>>;

const captchaFailed = 'general.messages.inputErrorText';

const isFile = (field: string): boolean => (attachmentNames as readonly string[]).includes(field);

const problemsOf = (error: unknown): FieldProblem[] => {
  const data = error instanceof RestError ? error.problem?.data : undefined;
  if (data?.exception === 'CaptchaException') return [{ field: '', messageKey: captchaFailed }];
  if (data?.exception === 'TooManyRequestsException') return [{ field: '', messageKey: 'general.messages.generalAPIError' }];
  if (data?.fields) return data.fields.map((problem) => (isFile(problem.field) ? { ...problem, field: 'attachment1' } : problem));
  return [{ field: '', messageKey: 'general.messages.generalAPIError' }];
};

const bodyOf = (read: ContactRequest, captcha: string, files: readonly File[]): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...read, captcha })) body.set(name, value);
  for (const [index, file] of files.entries()) body.set(attachmentNames[index] ?? '', file);
  return body;
};

/** The contact form: validated by the server's own schema, sent with its files, and its result (F-04). */
export const useContactForm = (setting: ContactSetting) => {
  const { site, messages, configuration, labels, fields } = setting;
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const schema = useMemo(() => contactBody(configuration.requiredFields), [configuration.requiredFields]);
  const [problems, setProblems] = useState(setting.problems);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number>();
  const captcha = useCaptcha(setting.recaptcha);
  const formErrorRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.some(({ messageKey }) => messageKey === captchaFailed)) formErrorRef.current?.scrollIntoView({ block: 'center' });
  }, [problems]);
  const showErrors = (found: FieldProblem[]): void => {
    setProblems(found);
    setSent(undefined);
  };
  const send = async (read: ContactRequest): Promise<undefined> => {
    setProblems([]);
    setSent(0);
    try {
      const [{ sendForm }, token] = await Promise.all([import('./send-form.ts'), captcha.take()]);
      if (token === undefined) return void showErrors([{ field: 'captcha', messageKey: 'general.captcha.off' }]);
      location.assign(await sendForm(bodyOf(read, token, files), setSent));
    } catch (error) {
      const found = problemsOf(error);
      showErrors(found);
      if (found.some(({ field, messageKey }) => field === '' && messageKey !== captchaFailed)) scrollTo({ top: 0 });
    }
  };
  const checked = useCheckedForm<Typed, ContactRequest>({
    ...{ schema, labels, problems, send, t },
    defaults: fields as Typed,
    isReturned: setting.problems.length > 0,
  });
  return { ...checked, t, formErrorRef, files, setFiles, sent, touch: captcha.start };
};
