import { Link } from '#client/primitives/link/link.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import { swatchFile } from '#design/swatch-files.ts';
import { isInStock } from '#shared/catalogue/availability.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './variant-choice.module.css';

type VariantChoiceProps = {
  path: string /** The material of the product. */;
  material: string | null;
  variants: readonly Variant[];
  chosen: Variant;
  t: Translate;
};

/** Every finish of a product as a link with swatch and name; the selected one is marked, a sold-out one says so. */
export const VariantChoice = ({ path, material, variants, chosen, t }: VariantChoiceProps) => (
  <div className={styles.choice}>
    <p className={styles.label}>
      {t('product.finish')} <span className={styles.chosen}>{chosen.name}</span>
    </p>
    <nav aria-label={t('product.finish')}>
      <ul className={styles.swatches}>
        {variants.map((variant) => {
          const isChosen = variant.key === chosen.key;
          const isOut = !isInStock(variant.availability);
          return (
            <li key={variant.key}>
              <Link
                href={`${path}?finish=${variant.finish}`}
                className={styles.swatch}
                data-out={isOut}
                aria-current={isChosen ? 'true' : undefined}
              >
                <Swatch finish={variant.finish} size="m" picture={swatchFile(material, variant.finish)} />
                <span className={styles.name}>{variant.name}</span>
                {isOut ? <span className={styles.out}>{t('product.soldOut')}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  </div>
);
