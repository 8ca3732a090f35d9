import type { CSSProperties } from 'react';
import type { Picture } from '#shared/contract/picture.ts';
import { Link } from '../link/link.tsx';
import { Tile } from '../picture/tile.tsx';
import styles from './card.module.css';
import own from './content-card.module.css';

type Props = {
  /** The URL of the whole card. */
  href: string;
  /** The headline; the only link of the card. */
  headline: string;
  /** Language of the headline, if it differs from that of the other texts. */
  headlineLang?: string | undefined;
  /** A sentence or two below it. */
  text?: string | undefined;
  /** Undefined if missing: the tile keeps its space. */
  picture: Picture | undefined;
  /** The alt text; empty if the headline says the same. @default '' */
  alt?: string;
  /** The card's widths, as in the HTML `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of the picture. @default '1/1' */
  ratio?: '1/1' | '5/4' | '4/3';
  /** Room scenes and surfaces are cropped, products never. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Language of the texts, if it differs from the page's. */
  lang?: string | undefined;
};

/** Three rows: picture, headline, text. */
const rows = { '--rows': 3 } as CSSProperties;

/** Links to a page, a topic or a material: picture above, text below; the whole card is one link. */
export const ContentCard = ({
  href,
  headline,
  headlineLang,
  text,
  picture,
  alt = '',
  sizes,
  ratio = '1/1',
  fit = 'cover',
  lang,
}: Props) => (
  <article className={styles['card']} data-rows="" style={rows} lang={lang}>
    <div className={own['picture']}>
      <Tile picture={picture} alt={alt} sizes={sizes} ratio={ratio} fit={fit} />
    </div>
    <h3 className={styles['name']} lang={headlineLang}>
      <Link href={href} className={styles['cover']}>
        {headline}
      </Link>
    </h3>
    {text && (
      <div className={own['text']}>
        <p className={styles['kind']}>{text}</p>
      </div>
    )}
  </article>
);
