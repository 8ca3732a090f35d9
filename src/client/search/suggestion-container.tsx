'use client';
import type { InputHTMLAttributes, RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import styles from './suggestion-container.module.css';
import { SuggestionField } from './suggestion-field.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSearchLayer } from './use-search-layer.ts';
import { countOptions, useSuggestions } from './use-suggestions.ts';

type Props = {
  /** The form's container, which becomes the layer. */
  container: RefObject<HTMLElement | null>;
  /** Receives the additional props of the field. */
  onField: (field: InputHTMLAttributes<HTMLInputElement>) => void;
  /** The field's value. */
  term: string;
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** The behaviour of the header search in use: a layer with suggestions. */
export const SuggestionContainer = ({ container, onField, term, path, leastCharacters, isOpen, onOpen, onClose }: Props) => {
  useSearchLayer(container, isOpen, onClose);
  const { status, answer, t } = useSuggestions(isOpen ? term : '', leastCharacters);
  const hasOptions = isOpen && answer !== undefined && countOptions(answer) > 0;

  const clear = (): void => {
    const input = container.current?.querySelector('input');
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  return (
    <Autocomplete inputValue={term} disableAutoFocusFirst>
      <SuggestionField container={container} onField={onField} isOpen={isOpen} hasOptions={hasOptions} onOpen={onOpen} onClose={onClose} />
      {isOpen && (
        <>
          {term !== '' && (
            <button type="button" className={styles.clear} onClick={clear}>
              {t('search.clear')}
            </button>
          )}
          <span className={styles.close}>
            <IconButton variant="bare" icon="close" label={t('search.close')} onClick={onClose} />
          </span>
          <SuggestionPanel status={status} answer={answer} path={path} t={t} isEmpty={term === ''} onFollow={onClose} />
        </>
      )}
    </Autocomplete>
  );
};
