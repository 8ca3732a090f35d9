'use client';
import type { FormEvent } from 'react';
import { useRouter } from 'waku';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** `/search` of the site. */
  path: string;
  term: string;
  leastCharacters: number;
  texts: { label: string; submit: string; hint: string };
};

/** Asks for a term: a plain GET form; with script it leads to the term's own address (P-04). */
export const SearchForm = ({ path, term, leastCharacters, texts }: SearchFormProps) => {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if ([...asked].length >= leastCharacters) void router.push(`${path}/${encodeURIComponent(asked)}`);
  };
  return (
    <search>
      <form className={styles.form} method="get" action={path} onSubmit={send}>
        <TextField
          key={term}
          name="q"
          type="search"
          label={texts.label}
          hint={texts.hint}
          defaultValue={term}
          minLength={leastCharacters}
          required
          enterKeyHint="search"
        />
        <SubmitButton variant="line">{texts.submit}</SubmitButton>
      </form>
    </search>
  );
};
