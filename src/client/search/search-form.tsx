import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { TermForm } from './term-form.tsx';

type SearchFormProps = {
  /** `/search` of the site. */
  path: string;
  term: string;
  leastCharacters: number;
  texts: { label: string; submit: string; hint?: string | undefined };
  /** The primary action of its page: its button is filled. @default false */
  isMain?: boolean;
  /** Id of the field, if the page may have several forms. @default its name */
  id?: string;
};

/** Searches for a term: a GET form; with script it leads to the term's own URL (P-04). */
export const SearchForm = ({ path, term, leastCharacters, texts, isMain = false, id }: SearchFormProps) => (
  <search>
    <TermForm path={path} leastCharacters={leastCharacters} submitLabel={texts.submit} isMain={isMain}>
      <TextField
        key={term}
        id={id}
        name="q"
        type="search"
        label={texts.label}
        hint={texts.hint}
        defaultValue={term}
        minLength={leastCharacters}
        required
        enterKeyHint="search"
      />
    </TermForm>
  </search>
);
