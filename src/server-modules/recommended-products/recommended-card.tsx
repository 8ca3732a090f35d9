import type { CSSProperties } from 'react';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { tieUnits } from '#server-components/paragraphs/tie-units.ts';
import type { Picture } from '#shared/contract/picture.ts';
import styles from './recommended-products.module.css';

type Props = {
  /** Target of the whole card. */
  href: string;
  /** The product's headline; the only link of the card. */
  headline: string;
  /** A line below it. */
  subline: string | null;
  /** Why it is recommended. */
  text: string | null;
  /** Undefined where it is missing: the space is preserved. */
  picture: Picture | undefined;
  /** What the picture shows. */
  alt: string;
  /** Language of `alt`, where it differs from that of the text. */
  altLang: string | undefined;
  /** Widths of the card by window, as in HTML. */
  sizes: string;
};

/** Four rows: picture, headline, subline, text. They align with those of its neighbours. */
const rows = { '--rows': 4 } as CSSProperties;

/** A recommended product: picture above, an editor's text below; the whole card is one link. */
export const RecommendedCard = ({ href, headline, subline, text, picture, alt, altLang, sizes }: Props) => (
  <article className={styles.card} style={rows}>
    <div className={styles.picture}>
      <Tile picture={picture} alt={alt} lang={altLang} sizes={sizes} />
    </div>
    <h3 className={styles.headline}>
      <Link href={href} className={styles.cover}>
        {headline}
      </Link>
    </h3>
    {subline === null ? null : <p className={styles.subline}>{tieUnits(subline)}</p>}
    {text === null ? null : <p className={styles.text}>{tieUnits(text)}</p>}
  </article>
);
