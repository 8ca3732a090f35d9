'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#shared/country/countries.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

type Words = { t: Translate; locale: string };

const DealerWordsContext = createContext<Words | undefined>(undefined);

type Props = {
  language: Language;
  /** BCP 47, `de-CH`. */
  locale: string;
  messages: Pick<Messages, 'dealer' | 'dealerMap'>;
  children: ReactNode;
};

/** The texts for the parts of a dealer page, sent once for all of them. */
export const DealerTexts = ({ language, locale, messages, children }: Props) => {
  const words = useMemo(() => ({ t: createTranslator(language, messages as Messages), locale }), [language, locale, messages]);
  return <DealerWordsContext value={words}>{children}</DealerWordsContext>;
};

/** The texts of the dealer page itself. */
export const useDealerTexts = (): Words => {
  const words = useContext(DealerWordsContext);
  if (!words) throw new Error('Stands outside of DealerWords');
  return words;
};
