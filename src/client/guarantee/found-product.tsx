import { Icon } from '#client/primitives/icon/icon.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import type { Picture } from '#shared/contract/picture.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import styles from './guarantee.module.css';

type Props = {
  name: string;
  variantName: string | null;
  picture: Picture | null;
  locale: string;
  /** Below the name: its kind, or its number. */
  note: string | null;
  /** Above the name, with a tick: `Gefunden`. */
  status?: string;
};

/** A recognised product: picture, name and finish. */
export const FoundProduct = ({ name, variantName, picture, locale, note, status }: Props) => (
  <div className={styles['found']}>
    <Tile picture={picture ?? undefined} alt="" sizes="5rem" />
    <p>
      {status !== undefined && (
        <span className={styles['status']}>
          <Icon name="check" size="s" />
          {status}
        </span>
      )}
      <b>{withCommas(locale, [name, variantName ?? ''])}</b>
      {note !== null && <span className={styles['note']}>{note}</span>}
    </p>
  </div>
);
