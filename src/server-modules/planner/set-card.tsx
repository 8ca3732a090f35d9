import type { ShownSet } from '#backend/catalogue/catalogue.ts';
import { getCountry } from '#backend/content/content.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { isInStock } from '#shared/catalogue/availability.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import { lengthIn, type PlannerContext } from './planner-context.ts';
import styles from './set-card.module.css';

type SetCardProps = PlannerContext & { set: ShownSet };

/** With less clearance than this (mm), the visitor is asked to measure the cabinet again. */
const tight = 5;

const Pieces = ({ t, set }: SetCardProps) => (
  <ul className={styles.pieces}>
    {set.pieces.map(({ tile, variantName }) => (
      <li key={tile.matchingVariantKey}>
        <span>
          <span>
            <TextLink href={tile.url}>{tile.name}</TextLink>
          </span>
          <span className={styles.soft}>{variantName}</span>
        </span>
        <span>{isInStock(tile.availability) ? tile.price.value : t('product.soldOut')}</span>
      </li>
    ))}
  </ul>
);

const Sum = ({ site, t, set }: SetCardProps) => {
  const { tax } = getCountry(site.country);
  const label = taxLabelOf(tax, site.language);
  const note = t(tax.isIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax: label });
  return (
    <p className={styles.sum}>
      <span>{t('planner.sets.sum', { tax: note })}</span>
      <b>{set.sum}</b>
    </p>
  );
};

const RemainingWidth = ({ site, t, set: { left } }: SetCardProps) => (
  <p className={styles.left} data-tight={left < tight || undefined}>
    <Icon name={left < tight ? 'info-outline' : 'check'} size="s" />
    <span>{t(left < tight ? 'planner.sets.tight' : 'planner.sets.left', { left: lengthIn(site, left) })}</span>
  </p>
);

const AddToCart = ({ site, t, set, name }: SetCardProps & { name: string }) => (
  <form method="post" action={`/carts/add-many?locale=${site.locale}`} data-add-to-cart data-screen-only>
    <input type="hidden" name="variantKeys" value={set.pieces.map(({ tile }) => tile.matchingVariantKey).join(',')} />
    <SubmitButton variant="line" isBlock aria-label={t('planner.sets.addNamed', { name })}>
      {t('planner.sets.add')}
    </SubmitButton>
  </form>
);

/**
 * A set: its pictures, its pieces with prices, the total, the remaining space in the cabinet, and the button that adds all of it to the
 * cart.
 */
export const SetCard = (props: SetCardProps) => {
  const { t, set } = props;
  const [sink, tap] = set.pieces;
  const name = t('planner.sets.name', { sink: sink?.tile.name ?? '', tap: tap?.tile.name ?? '' });
  return (
    <article className={styles.set}>
      <div className={styles.pictures} data-screen-only>
        {set.pieces.map(({ tile: { image, matchingVariantKey } }, index) => (
          <Tile
            key={matchingVariantKey}
            picture={image.picture}
            alt={image.alt}
            lang={image.altLanguage}
            // The sink is as wide as the card, the others share its second row.
            sizes={index === 0 ? '(width >= 1194px) 33vw, 66vw' : '(width >= 1194px) 16vw, 31vw'}
          />
        ))}
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <Pieces {...props} />
        {set.sum === undefined ? null : <Sum {...props} />}
        <RemainingWidth {...props} />
        {set.pieces.every(({ tile }) => isInStock(tile.availability)) ? <AddToCart {...props} name={name} /> : null}
      </div>
    </article>
  );
};
