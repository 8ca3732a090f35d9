import { useMemo } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Suggestions } from '#shared/contract/suggestions.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { searchPath } from '#shared/routes/search-path.ts';
import { StartPanel } from './start-panel.tsx';
import { arrowsThrough, keysOf } from './suggestion-keys.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import styles from './suggestion-panel.module.css';
import { countOptions } from './use-suggestions.ts';

/** The list of suggestions, which the field in the header controls. */
export const suggestionListId = 'search-suggestions';

type Props = {
  status: 'IDLE' | 'PENDING' | 'READY' | 'FAILED';
  answer: Suggestions | undefined;
  /** `/search` of the site. */
  path: string;
  t: Translate;
  /** The field is empty. */
  isEmpty: boolean;
  /** Called when an option's link is followed. */
  onFollow: () => void;
};

const Keys = ({ t }: { t: Translate }) => {
  const pieces = piecesAround((slot) => t('search.keys', { up: slot('↑'), down: slot('↓'), enter: slot('↵') }));
  return (
    <p className={styles.keys} aria-hidden="true">
      {pieces.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence; they never move
        index % 2 === 1 ? <kbd key={index}>{piece}</kbd> : piece,
      )}
    </p>
  );
};

const wordsFor = (props: Props): string | undefined => {
  const { status, answer, t } = props;
  if (status === 'FAILED') return t('search.failed');
  if (answer && countOptions(answer) === 0) return t('search.noSuggestions', { term: answer.term });
  return status === 'IDLE' && !props.isEmpty ? t('search.help') : undefined;
};

/** Below the field: a few results of each kind, and a link to all results. */
export const SuggestionPanel = (props: Props) => {
  const { answer, path, t, isEmpty, onFollow } = props;
  const words = wordsFor(props);
  // The list takes it, but has no type for it.
  const order = useMemo(() => ({ keyboardDelegate: arrowsThrough(answer ? keysOf(answer) : []) }), [answer]);
  return (
    <div className={styles.panel}>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      <ListBox
        id={suggestionListId}
        aria-label={t('search.suggestions')}
        className={styles.list ?? ''}
        selectionMode="single"
        shouldFocusWrap
        {...order}
      >
        {answer && <SuggestionOptions answer={answer} t={t} onFollow={onFollow} />}
      </ListBox>
      {isEmpty && <StartPanel t={t} onFollow={onFollow} />}
      {answer && answer.total > 0 && (
        <div className={styles.foot}>
          <TextLink href={searchPath(path, answer.term)} variant="more">
            {t('search.all', { count: answer.total, term: answer.term })}
          </TextLink>
          <Keys t={t} />
        </div>
      )}
    </div>
  );
};
