import { Button } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { DealerMapTexts } from '../map-texts.ts';
import type { GoogleChoice } from './google-choice.ts';
import styles from './google-or-own.module.css';

type Props = { google: GoogleChoice; texts: DealerMapTexts['google']; onLoadOnce: () => void };

/** The note below our own map about Google's: who would get which data, and both ways to enable it (D-06). */
export const GoogleNotice = ({ google: { settingsHref, settings }, texts: { title, reason, loadOnce }, onLoadOnce }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: not a set of form fields
  <div role="group" aria-label={title} className={styles['notice']}>
    <p>{`${title}. ${reason}`}</p>
    <div className={styles['ways']}>
      <Button variant="line" size="s" onClick={onLoadOnce}>
        {loadOnce}
      </Button>
      <ButtonLink variant="line" size="s" href={settingsHref}>
        {settings}
      </ButtonLink>
    </div>
  </div>
);
