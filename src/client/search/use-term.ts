import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';

type Options = {
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
};

/**
 * What both search forms do with script: an empty field asks for nothing, a term leads to its own address (P-04).
 * Until script runs the form is the browser's own, and what was typed by then counts.
 */
export const useTerm = ({ path, leastCharacters }: Options) => {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState<string>();
  const read = (): void => setTerm(input.current?.value);
  useEffect(read, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const asked = input.current?.value.trim() ?? '';
    if ([...asked].length >= leastCharacters) void router.push(`${path}/${encodeURIComponent(asked)}`);
  };
  return {
    /** What stands in the field; undefined until script runs. */
    term,
    isEmpty: term?.trim() === '',
    form: { method: 'get', action: path, onSubmit: send },
    field: { ref: input, name: 'q', onInput: read },
  } as const;
};
