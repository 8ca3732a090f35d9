import type { CSSProperties } from 'react';
import type { Picture } from '#shared/contract/picture.ts';
import { Link } from '../link/link.tsx';
import { Tile } from '../picture/tile.tsx';
import styles from './card.module.css';
import own from './content-card.module.css';

type Props = {
  /** Where the whole card leads. */
  href: string;
  /** What it is about; the only link of the card. */
  headline: string;
  /** Language of the headline, where it differs from that of the other words. */
  headlineLang?: string | undefined;
  /** Level of the headline in the page's outline. @default 3 */
  level?: 2 | 3;
  /** A sentence or two below it. */
  text?: string | undefined;
  /** Undefined where it is missing: the tile keeps its place. */
  picture: Picture | undefined;
  /** What is to be seen; empty when the headline says so already. @default '' */
  alt?: string;
  /** Widths of the card by window, as in HTML. */
  sizes: string;
  /** Width to height of the picture. @default '1/1' */
  ratio?: '1/1' | '5/4' | '4/3';
  /** Rooms and surfaces are cropped, products never. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Language of the words, where it differs from the page's. */
  lang?: string | undefined;
};

/** Three rows: picture, headline, text. */
const rows = { '--rows': 3 } as CSSProperties;

/** A page to read on, a topic, a material: picture above, words below; the whole card is one link. */
export const ContentCard = ({
  href,
  headline,
  headlineLang,
  level = 3,
  text,
  picture,
  alt = '',
  sizes,
  ratio = '1/1',
  fit = 'cover',
  lang,
}: Props) => {
  const Headline = `h${level}` as const;
  return (
    <article className={styles['card']} data-rows="" style={rows} lang={lang}>
      <div className={own['picture']}>
        <Tile picture={picture} alt={alt} sizes={sizes} ratio={ratio} fit={fit} />
      </div>
      <Headline className={styles['name']} lang={headlineLang}>
        <Link href={href} className={styles['cover']}>
          {headline}
        </Link>
      </Headline>
      {text && (
        <div className={own['text']}>
          <p className={styles['kind']}>{text}</p>
        </div>
      )}
    </article>
  );
};
