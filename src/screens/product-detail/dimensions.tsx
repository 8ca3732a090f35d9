import { drawingsOf } from '#backend/catalogue/catalogue.ts';
import { Register } from '#client/primitives/grid/register.tsx';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './dimensions.module.css';
import { PlacedAccessory } from './placed-accessory.tsx';
import { SizeReferences } from './size-references.tsx';
import { TapDrawing } from './tap-drawing.tsx';

type Props = { site: Site; t: Translate; view: ProductView /** Identifies the product. */; cacheKey: string };

/** The technical drawings of a product, to scale. */
export const Dimensions = ({ site, t, view, cacheKey }: Props) => (
  <Register
    id="dimensions"
    cacheKey={`${cacheKey}-dimensions`}
    headline={t('product.drawing.headline')}
    aside={<p>{t('product.facts.note')}</p>}
  >
    <div className={styles['sheets']}>
      {drawingsOf(site, t, view).map(({ id, name, drawing }) => (
        <figure key={id} className={styles['sheet']}>
          <TechnicalDrawing drawing={drawing} name={name} />
        </figure>
      ))}
      {view.facts.kind === 'accessory' && <PlacedAccessory site={site} t={t} name={view.name} facts={view.facts} />}
      <TapDrawing site={site} t={t} view={view} />
      {view.facts.kind === 'sink' && <SizeReferences site={site} t={t} facts={view.facts} />}
    </div>
  </Register>
);
