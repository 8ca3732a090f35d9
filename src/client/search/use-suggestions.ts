import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import type { Suggestions } from '#shared/contract/suggestions.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { currentLocale } from '#state/current-locale.ts';
import { locale, setLocale } from '#state/locale.ts';
import { clearSuggestions, fetchSuggestions, suggestionState } from '#state/suggestions.ts';

// Longer than the pause between two letters of steady typing.
const typingPauseMs = 160;
// Announced once, after the last letter (B-07).
const announceDelayMs = 600;

/** The number of options in the list. */
export const countOptions = ({ categories, products, pages }: Suggestions): number => categories.length + products.length + pages.length;

/** Fetches the suggestions for a term when typing pauses, and announces their number once. */
export const useSuggestions = (term: string, leastCharacters: number) => {
  const { status, answer: found } = useSnapshot(suggestionState);
  const { texts } = useSnapshot(locale);
  const answer = found as Suggestions | undefined;
  const t: Translate = texts.t;
  const isLongEnough = [...term.trim()].length >= leastCharacters;

  useEffect(() => void setLocale(currentLocale()), []);

  useEffect(() => {
    if (!isLongEnough) {
      clearSuggestions();
      return;
    }
    const pause = setTimeout(() => void fetchSuggestions(term.trim()), typingPauseMs);
    return () => clearTimeout(pause);
  }, [term, isLongEnough]);

  useEffect(() => {
    if (status !== 'READY' || !answer) return;
    const count = countOptions(answer);
    const words = count === 0 ? t('search.noSuggestions', { term: answer.term }) : t('search.suggested', { count });
    const silence = setTimeout(() => announce(words), announceDelayMs);
    return () => clearTimeout(silence);
  }, [status, answer, t]);

  return { status, answer, t };
};
