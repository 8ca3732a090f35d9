'use client';
import { type InputHTMLAttributes, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './header-search.module.css';
import { termName, useTerm } from './use-term.ts';

const SuggestionContainer = lazy(async () => ({ default: (await import('./suggestion-container.tsx')).SuggestionContainer }));

type HeaderSearchProps = {
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
  texts: { label: string; submit: string };
};

/**
 * The search in the header: a field if there is space for one, otherwise a link that opens it. Without script it is a form, and a
 * link to the search page; suggestions are loaded when the pointer or focus comes near, and then the form itself expands into their layer.
 */
export const HeaderSearch = ({ path, leastCharacters, texts }: HeaderSearchProps) => {
  const { term, isEmpty, form } = useTerm({ path, leastCharacters });
  const { path: page, query } = useRouter();
  const [isWanted, setWanted] = useState(false);
  const [openedOn, setOpenedOn] = useState<string>();
  // Added to the field once suggestions are loaded: it stays the same element, with focus and text.
  const [late, setLate] = useState<InputHTMLAttributes<HTMLInputElement>>();
  const container = useRef<HTMLElement>(null);
  // Navigating to another URL closes the layer.
  const here = `${page}?${query}`;
  const want = (): void => setWanted(true);
  const open = (): void => setOpenedOn(here);
  const openSearch = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    want();
    open();
  };
  return (
    <>
      <search ref={container} className={styles.field} aria-label={texts.label} onFocus={want} onPointerEnter={want}>
        <form {...form} className={styles.box}>
          <button type="submit" className={styles.submit} aria-label={texts.submit} disabled={isEmpty}>
            <Icon name="search" size="s" />
          </button>
          <input
            aria-invalid={false}
            {...late}
            name={termName}
            {...(term !== undefined && { role: 'combobox', 'aria-expanded': false })}
            onClick={open}
            onInput={open}
            // A field of type `search` may not be a combobox (ARIA in HTML).
            type="text"
            className={styles.input}
            aria-label={texts.label}
            placeholder={texts.label}
            minLength={leastCharacters}
            required
            enterKeyHint="search"
            autoComplete="off"
          />
          {isWanted && (
            <Suspense>
              <SuggestionContainer
                container={container}
                onField={setLate}
                term={term ?? ''}
                path={path}
                leastCharacters={leastCharacters}
                isOpen={openedOn === here}
                onOpen={open}
                onClose={() => setOpenedOn(undefined)}
              />
            </Suspense>
          )}
        </form>
      </search>
      <a href={path} className={styles.link} aria-label={texts.label} onClick={openSearch} onPointerEnter={want}>
        <Icon name="search" />
      </a>
    </>
  );
};
