'use client';
import type { RefObject } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import styles from './suggestion-room.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSearchLayer } from './use-search-layer.ts';
import { countOptions, useSuggestions } from './use-suggestions.ts';

type Props = {
  /** Around the form: it becomes the layer. */
  place: RefObject<HTMLElement | null>;
  /** What stands in the field. */
  term: string;
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** What the search in the header does once somebody uses it: a layer, and suggestions in it. */
export const SuggestionRoom = ({ place, term, path, leastCharacters, isOpen, onOpen, onClose }: Props) => {
  useSearchLayer(place, isOpen, onClose);
  const { status, answer, t } = useSuggestions(isOpen ? term : '', leastCharacters);
  const active = useCombobox({ place, isOpen, answer, count: answer ? countOptions(answer) : 0, onOpen, onClose });

  const clear = (): void => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  if (!isOpen) return null;
  return (
    <>
      {term !== '' && (
        <button type="button" className={styles.clear} onClick={clear}>
          {t('search.clear')}
        </button>
      )}
      <span className={styles.close}>
        <IconButton variant="bare" icon="close" label={t('search.close')} onClick={onClose} />
      </span>
      <SuggestionPanel status={status} answer={answer} active={active} path={path} t={t} onFollow={onClose} />
    </>
  );
};
