import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { searchPath } from '#shared/routes/search-path.ts';

type Options = {
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
};

/** The field name in every search form. */
export const termName = 'q';

/**
 * The behaviour of both search forms with script: an empty field is ignored, a term leads to its own URL (P-04).
 * Until script runs the form is native, and text typed by then counts.
 */
export const useTerm = ({ path, leastCharacters }: Options) => {
  const { push } = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const [term, setTerm] = useState<string>();
  const read = (): void => {
    const field = formRef.current?.elements.namedItem(termName);
    setTerm(field instanceof HTMLInputElement ? field.value : '');
  };
  useEffect(read, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typedTerm = String(new FormData(event.currentTarget).get(termName)).trim();
    if ([...typedTerm].length >= leastCharacters) void push(searchPath(path, typedTerm) as '/');
  };
  return {
    /** The field's value; undefined until script runs. */
    term,
    isEmpty: term?.trim() === '',
    // An empty required field is no error before it is sent.
    form: { ref: formRef, method: 'get', action: path, onSubmit: send, onInput: read, 'aria-invalid': false },
  } as const;
};
