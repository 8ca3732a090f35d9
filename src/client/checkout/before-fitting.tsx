import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { OutlineDrawing } from '#client/primitives/outline-drawing/outline-drawing.tsx';
import type { PreparedProduct } from '#shared/contract/own-order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './before-fitting.module.css';

type Props = { products: readonly PreparedProduct[]; t: Translate };

const Product = ({ product: { name, drawing, drawingName, files } }: { product: PreparedProduct }) => (
  <li className={styles['product']}>
    <div className={styles['sheet']}>
      <OutlineDrawing drawing={drawing} name={drawingName} />
    </div>
    <h3 className={styles['name']}>{name}</h3>
    <p className={styles['files']}>
      {files.map(({ id, label, url }) => (
        <ButtonLink key={id} href={url} variant="line" size="s" icon="download" download="" aria-label={`${label}, ${name}`}>
          {label}
        </ButtonLink>
      ))}
    </p>
  </li>
);

/** What to print and read while the parcel is in transit: template and data sheet of each sink and tap, with its drawing. Nothing if none was ordered. */
export const BeforeFitting = ({ products, t }: Props) => {
  if (products.length === 0) return null;
  const isCut = products.some(({ files }) => files.some(({ id }) => id === 'cutOut'));
  return (
    <section className={styles['panel']} aria-labelledby="before-fitting">
      <h2 id="before-fitting" className={styles['title']}>
        {t('checkout.success.prepare')}
      </h2>
      {isCut && <p className={styles['text']}>{t('checkout.success.prepareText')}</p>}
      <ul className={styles['products']}>
        {products.map((product) => (
          <Product key={product.productKey} product={product} />
        ))}
      </ul>
      {isCut && <p className={styles['text']}>{t('checkout.success.scale')}</p>}
    </section>
  );
};
