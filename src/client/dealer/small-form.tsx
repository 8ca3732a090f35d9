'use client';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { dealerSearch, searchDealersNear } from '#state/dealer-search.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import styles from './small-finder.module.css';

type Props = {
  /** The section's id, a prefix for the field's id. */
  id: string;
  /** The dealer page, which shows the results without script. */
  path: string;
  country: CountryCode;
  language: Language;
};

/** Searches for a place: a form that leads to the dealer page; its clear button works without script, too. */
export const SmallForm = ({ id, path, country, language }: Props) => {
  const { t } = useDealerTexts();
  const { isUnknown, isPending } = useSnapshot(dealerSearch);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim();
    if (typed !== '') void searchDealersNear(typed, { country, language });
  };
  return (
    <search className={styles['search']}>
      <form {...notInvalid} method="get" action={path} className={styles['form']} onSubmit={find}>
        <TextField
          id={`${id}-place`}
          name="place"
          label={t('dealer.place')}
          error={isUnknown ? t('dealer.unknownHere') : undefined}
          autoComplete="postal-code"
          enterKeyHint="search"
          required
          end={<IconButton type="reset" variant="bare" icon="close" label={t('dealer.clear')} />}
        />
        <SubmitButton isBusy={isPending} busyLabel={t('dealer.searching')}>
          {t('dealer.find')}
        </SubmitButton>
      </form>
    </search>
  );
};
