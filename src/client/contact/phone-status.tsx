'use client';
import { useMemo } from 'react';
import { OpeningLine } from '#client/primitives/opening-line/opening-line.tsx';
import type { Language } from '#shared/country/countries.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

type Props = {
  language: Language;
  /** BCP 47, `de-CH`. */
  locale: string;
  messages: Pick<Messages, 'contact'>;
  /** Phone hours, in the company's time zone. */
  times: OpeningTimes;
};

/** Whether the phone is staffed now, in the company's time zone; the hours are below, so it is an empty line without script. */
export const PhoneStatus = ({ language, locale, messages, times }: Props) => {
  const t = useMemo(() => createTranslator(language, messages as Messages), [language, messages]);
  return (
    <OpeningLine
      times={times}
      week=""
      size="row"
      words={{
        state: (state) => t(`contact.answers.${state}`),
        until: (time) => t('contact.answers.until', { time }),
        change: (state, time) => t(state === 'opensSoon' ? 'contact.answers.from' : 'contact.answers.until', { time }),
        next: (day, time) => t('contact.answers.next', { day, time }),
        locale,
      }}
    />
  );
};
