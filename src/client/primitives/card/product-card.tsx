import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { MeasureWords } from '#shared/catalogue/measure-words.ts';
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
  /** Identifies the card's content: equal keys, equal cards. */
  cacheKey?: string | undefined;
  /** The URL of the whole card. */
  href: string;
  /** The product's name; the only link of the card. */
  name: string;
  /** Heading level of the name. @default 3 */
  level?: 2 | 3;
  /** The kind of product, in a line or two. */
  kind: string;
  /** Language of `kind`, if it differs from the page's. */
  kindLang?: string | undefined;
  /** Undefined if missing: the tile keeps its space. */
  picture: Picture | undefined;
  /** The alt text. */
  alt: string;
  /** Language of `alt`, if it differs from the page's. */
  altLang?: string | undefined;
  /** The card's widths, as in the HTML `sizes` attribute. */
  sizes: string;
  /** Above the fold: its picture is loaded eagerly. @default false */
  isPriority?: boolean;
  /** The badge in the free corner: `Bestseller`. */
  badge?: string | undefined;
  /** Drawn to the scale of the picture, whose width is `frame` centimetres; the words name the measure, `cabinet`, `reach` or the product's own `size`, because a row may mix them. */
  measure: { kind: 'cabinet' | 'reach' | 'size'; centimetres: number; frame: number; words: MeasureWords };
  /** A swatch for each available finish. */
  finishes: readonly Finish[];
  /** The name of the only finish, or the number of finishes. */
  finishWords: string;
  /** The price with its tax note. */
  price: ComponentProps<typeof Price>;
  /** Availability and delivery date, as a badge. */
  availability: ReactNode;
  /** The wishlist button, a target of its own in the other free corner. */
  wishlistButton?: ReactNode;
  /** Below it in the corner of the picture: add to cart, a target of its own; an icon alone belongs to the link of the card. */
  corner?: ReactNode;
  /** Actions available without opening the product. */
  actions?: ReactNode;
};

/** Eight rows: picture, measure, name, kind, finishes, price, availability, actions. */
const rows = { '--rows': 8 } as CSSProperties;

/** A product in a list: the whole card is one link; in a card grid its rows align with its neighbours. Controls in it are links or forms. */
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
          {measure.words.before}
          <b>{measure.words.value}</b>
          {measure.words.after}
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
