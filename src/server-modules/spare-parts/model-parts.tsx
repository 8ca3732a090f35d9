import { joinWords, type ModelWithParts } from '#backend/catalogue/catalogue.ts';
import { pathOfProduct } from '#backend/content/content.ts';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import tableStyles from '#client/primitives/typography/table.module.css';
import { langOf } from '#server-components/language-attribute.ts';
import { OrderParts } from '#server-components/order-parts.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './model-parts.module.css';

type Props = { site: Site; t: Translate; model: ModelWithParts };

const Head = ({ site, t, model: { productKey, name, description, language, skus, image } }: Props) => (
  <div className={styles.head}>
    <Tile picture={image?.picture} alt="" sizes="8rem" />
    <div>
      <Heading level={2}>
        <a href={pathOfProduct(site, productKey)}>{name}</a>
      </Heading>
      <p lang={langOf(language, site.language)}>{description}</p>
      <p className={styles.skus}>{t('product.parts.skus', { skus: joinWords(site, skus) })}</p>
    </div>
  </div>
);

const Table = ({ t, model: { name, parts } }: Props) => (
  <table className={tableStyles.table}>
    <caption className="visually-hidden">{t('product.parts.caption', { name })}</caption>
    <thead>
      <tr>
        <th scope="col">{t('product.parts.part')}</th>
        <th scope="col">{t('catalogue.fact.sku')}</th>
        <th scope="col" className={styles.price}>
          {t('catalogue.facet.price')}
        </th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part) => (
        <tr key={part.sku}>
          <th scope="row">{part.name}</th>
          <td className={styles.sku} translate="no">
            {part.sku}
          </td>
          <td className={styles.price} translate="no">
            {part.price}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A model and its replaceable parts, with article numbers and prices, and where to order them. */
export const ModelParts = (props: Props) => {
  const { t, model } = props;
  return (
    <section className={styles.model} aria-label={model.name}>
      <Head {...props} />
      {model.parts.length === 0 ? (
        <p>{t('product.parts.none')}</p>
      ) : (
        <>
          <Table {...props} />
          <p className={styles.order}>
            <OrderParts t={t} />
          </p>
        </>
      )}
    </section>
  );
};
