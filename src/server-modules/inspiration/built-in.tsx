import type { getArticleTiles } from '#backend/catalogue/catalogue.ts';
import { getCountry } from '#backend/content/content.ts';
import { RowLink } from '#client/primitives/link/row-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { getTranslator } from '#server-components/translator.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import styles from './inspiration.module.css';

type Article = Awaited<ReturnType<typeof getArticleTiles>>[number];
type BuiltInProps = { site: Site; articles: readonly Article[] /** The language of the surrounding text. */; language: Site['language'] };

/**
 * The products built into a kitchen, each with its finish and price; the whole row is a link. Their texts are in the language of the shop.
 */
export const BuiltIn = async ({ site, articles, language }: BuiltInProps) => {
  const [t, translateAround] = await Promise.all([getTranslator(site.locale), getTranslator(localeIn(site, language))]);
  const { tax } = getCountry(site.country);
  return (
    <div className={styles.products}>
      <h3>{translateAround('content.inspiration.builtIn')}</h3>
      <ul lang={langOf(site.language, language)}>
        {articles.map(({ tile, variantName }) => (
          <li key={tile.matchingVariantKey} className={styles.product}>
            <Tile picture={tile.image.picture} alt="" sizes="6rem" />
            <div className={styles.words}>
              <p className={styles.name}>
                <RowLink href={tile.url}>{tile.name}</RowLink>
              </p>
              <p className={styles.finish}>{variantName}</p>
              <p>
                <Price
                  value={tile.price.value}
                  reference={tile.price.reference}
                  note={t(tile.price.isTaxInPriceIncluded ? 'product.tax.included' : 'product.tax.excluded', {
                    tax: taxLabelOf(tax, site.language),
                  })}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
