import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Picture } from '#shared/contract/picture.ts';
import { StaticPart } from '#static-part';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { MeasureLine } from '../measure-line/measure-line.tsx';
import { Tile } from '../picture/tile.tsx';
import { Price } from '../price/price.tsx';
import { Swatch } from '../swatch/swatch.tsx';
import styles from './card.module.css';
import own from './product-card.module.css';

type Props = {
  /** Names the card among all that look like it: equal keys, equal cards. */
  cacheKey?: string | undefined;
  /** Where the whole card leads. */
  href: string;
  /** As it is called; the only link of the card. */
  name: string;
  /** Level of the name in the page's outline. @default 3 */
  level?: 2 | 3;
  /** What it is, in a line or two. */
  kind: string;
  /** Language of `kind`, where it differs from the page's. */
  kindLang?: string | undefined;
  /** Undefined where it is missing: the tile keeps its place. */
  picture: Picture | undefined;
  /** What is to be seen. */
  alt: string;
  /** Language of `alt`, where it differs from the page's. */
  altLang?: string | undefined;
  /** Widths of the card by window, as in HTML. */
  sizes: string;
  /** Among the first in sight: its picture is fetched at once. @default false */
  isPriority?: boolean;
  /** A word in the free corner: `Bestseller`. */
  badge?: string | undefined;
  /** Drawn to the scale of the picture, whose width is `frame` centimetres; the words say what is measured, `cabinet`, `reach` or the product's own `size`, for a row may hold all of them. */
  measure: { kind: 'cabinet' | 'reach' | 'size'; centimetres: number; frame: number; value: string; words: string };
  /** A dot for each finish in which it is made. */
  finishes: readonly Finish[];
  /** The one finish, or how many there are. */
  finishWords: string;
  /** What it costs, with its tax note. */
  price: ComponentProps<typeof Price>;
  /** Whether and when it comes, as a badge. */
  availability: ReactNode;
  /** The wish button, a target of its own in the other free corner. */
  wishlistButton?: ReactNode;
  /** Below it in the corner of the picture: into the cart, a target of its own; a drawing alone belongs to the link of the card. */
  corner?: ReactNode;
  /** What else can be done without opening the product. */
  actions?: ReactNode;
};

/** Eight rows: picture, measure, name, kind, finishes, price, availability, actions. */
const rows = { '--rows': 8 } as CSSProperties;

/** A product in a list: the whole card is one link; in a grid of cards its rows align with its neighbours. What can be pressed in it is a link or a plain form. */
export const ProductCard = ({ cacheKey, level = 3, measure, finishes, price, ...card }: Props) => {
  const Name = `h${level}` as const;
  return (
    <StaticPart name="card" as="article" cacheKey={cacheKey} className={styles['card']} data-rows="" style={rows}>
      <div className={own['picture']}>
        <Tile picture={card.picture} alt={card.alt} lang={card.altLang} sizes={card.sizes} isFirst={card.isPriority ?? false}>
          {card.badge && <Badge>{card.badge}</Badge>}
        </Tile>
      </div>
      <div className={own['measure']}>
        <MeasureLine value={measure.centimetres} frame={measure.frame} kind={measure.kind === 'reach' ? 'reach' : 'cabinet'}>
          <b>{measure.value}</b> {measure.words}
        </MeasureLine>
      </div>
      <Name className={styles['name']}>
        <Link href={card.href} className={styles['cover']} translate="no">
          {card.name}
        </Link>
      </Name>
      <p className={styles['kind']} {...(card.kindLang !== undefined && { lang: card.kindLang })}>
        {card.kind}
      </p>
      <p className={own['finishes']}>
        {finishes.map((finish) => (
          <Swatch key={finish} finish={finish} />
        ))}
        <span>{card.finishWords}</span>
      </p>
      <p className={own['price']}>
        <Price {...price} />
      </p>
      <p className={own['availability']}>{card.availability}</p>
      {card.actions && <div className={own['actions']}>{card.actions}</div>}
      {card.wishlistButton && <div className={own['wishlist']}>{card.wishlistButton}</div>}
      {card.corner && (
        <div className={own['corner']} data-screen-only>
          {card.corner}
        </div>
      )}
    </StaticPart>
  );
};
