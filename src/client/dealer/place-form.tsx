'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { catchFocus } from '#client/primitives/focus/focus-once.ts';
import { SuggestField } from '#client/primitives/suggest-field/suggest-field.tsx';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { type DealerSearch, dealerQueryOf, type Position } from '#shared/routes/dealer-query.ts';
import { selectDealer } from '#state/dealer-map.ts';
import { clearPlaceSuggestions, fetchPlaceSuggestions, placeSuggestions, type SuggestedPlace } from '#state/place-suggestions.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import type { GoogleChoice } from './map/google/google-choice.ts';
import { googleOptionsOf } from './map/google/google-options.ts';
import { googlePlaces } from './map/google/google-places.ts';
import styles from './place-form.module.css';

// Longer than the pause between two letters of steady typing.
const typingPauseMs = 160;

type Props = {
  country: CountryCode;
  language: Language;
  /** Google's suggestions, if the shop has a key and the visitor agrees; otherwise ours. */
  google?: GoogleChoice;
  /** The dealer page's own path. */
  path: string;
  ask: DealerSearch;
  /** The field's value: the place that was found, otherwise what was typed. */
  shown: string;
  /** Why there is no result. */
  error: string | undefined;
};

// The region distinguishes places of the same name.
const labelOf = ({ label, region }: Pick<SuggestedPlace, 'label' | 'region'>): string => (region === null ? label : `${label}, ${region}`);

// The result brings a new field, which takes the focus of the one that was searched from.
let isSearchedFromField = false;

/** Searches for a place: a GET form; with script it suggests places and shows the dealers without a reload. */
export const PlaceForm = ({ country, language, google, path, ask, shown, error }: Props) => {
  const { t } = useDealerTexts();
  const { push } = useRouter();
  const [text, setText] = useState(shown);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosenLabel = useRef<string>(undefined);
  const { places, isPending } = useSnapshot(placeSuggestions);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSearchedFromField) catchFocus(form.current?.querySelector('[name="place"]'));
    isSearchedFromField = false;
  }, []);

  const { filter, shows } = ask;
  const find = (place: string, at?: Position): void => {
    clearTimeout(pause.current);
    selectDealer(undefined);
    isSearchedFromField = form.current?.contains(document.activeElement) ?? false;
    void push(`${path}${dealerQueryOf({ filter, shows, place: place.trim(), at })}`, { scroll: false });
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(pause.current);
    // The field also reports a chosen suggestion as typed text: that needs no new request.
    if (typed === chosenLabel.current) return;
    chosenLabel.current = undefined;
    pause.current = setTimeout(
      () => void fetchPlaceSuggestions(typed, google && googlePlaces(google, googleOptionsOf(google, country, language))),
      typingPauseMs,
    );
  };
  const choose = async (label: string): Promise<void> => {
    const chosen = places.find((place) => labelOf(place) === label);
    chosenLabel.current = label;
    clearTimeout(pause.current);
    setText(label);
    clearPlaceSuggestions();
    // If the position cannot be fetched, the name is searched.
    find(label, await chosen?.locate?.().catch(() => undefined));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    find(text);
  };
  return (
    <search>
      <form ref={form} {...notInvalid} method="get" action={path} className={styles['form']} onSubmit={send}>
        {filter === 'all' ? null : <input type="hidden" name="filter" value={filter} />}
        {shows === undefined ? null : <input type="hidden" name="shows" value={shows} />}
        <SuggestField
          name="place"
          label={t('dealer.place')}
          icon="pin"
          value={text}
          error={error}
          suggestions={places.map((place, index) => ({ value: `${index} ${place.label}`, label: labelOf(place) }))}
          empty={t(isPending ? 'dealer.searching' : 'dealer.noPlace')}
          autoComplete="postal-code"
          onType={type}
          onChoose={({ label }) => void choose(label)}
        />
        <SubmitButton>{t('dealer.search')}</SubmitButton>
      </form>
    </search>
  );
};
