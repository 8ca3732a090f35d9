'use client';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import styles from './search-form.module.css';
import { useTerm } from './use-term.ts';

type SearchFormProps = {
  /** `/search` of the site. */
  path: string;
  term: string;
  leastCharacters: number;
  texts: { label: string; submit: string; hint?: string | undefined };
  /** The one thing to do on its page: its button is filled. @default false */
  isMain?: boolean;
};

/** Asks for a term: a plain GET form; with script it leads to the term's own address (P-04). */
export const SearchForm = ({ path, term, leastCharacters, texts, isMain = false }: SearchFormProps) => {
  const { isEmpty, form, field } = useTerm({ path, leastCharacters });
  return (
    <search>
      <form {...form} className={styles.form}>
        <PlainTextField
          key={term}
          {...field}
          type="search"
          label={texts.label}
          hint={texts.hint}
          defaultValue={term}
          minLength={leastCharacters}
          required
          enterKeyHint="search"
        />
        <SubmitButton variant={isMain ? 'solid' : 'line'} isDisabled={isEmpty}>
          {texts.submit}
        </SubmitButton>
      </form>
    </search>
  );
};
