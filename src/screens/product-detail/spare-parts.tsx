import { Register } from '#client/primitives/grid/register.tsx';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { OrderParts } from '#server-components/order-parts.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './details.module.css';

/** The replaceable parts, with article number and price, and where to order them; nothing for a product without parts. */
export const SpareParts = ({ t, view, cacheKey }: { t: Translate; view: ProductView /** Identifies the product. */; cacheKey: string }) =>
  view.spareParts.length === 0 ? null : (
    <Register id="spare-parts" cacheKey={`${cacheKey}-parts`} headline={t('product.parts.headline')}>
      <div className={styles.parts}>
        <p>
          <OrderParts t={t} />
        </p>
        <FactsTable caption={t('product.parts.caption', { name: view.name })} rows={view.spareParts} />
      </div>
    </Register>
  );
