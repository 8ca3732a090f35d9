import { drawingsOf } from '#backend/catalogue/catalogue.ts';
import { Register } from '#client/primitives/grid/register.tsx';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './dimensions.module.css';
import { DrawnTap } from './drawn-tap.tsx';
import { KnownSizes } from './known-sizes.tsx';
import { PlacedAccessory } from './placed-accessory.tsx';

type Props = { site: Site; say: Translate; view: ProductView /** Names the product. */; keep: string };

/** The technical drawings of a product, to scale. */
export const Dimensions = ({ site, say, view, keep }: Props) => (
  <Register
    id="dimensions"
    keep={`${keep}-dimensions`}
    headline={say('product.drawing.headline')}
    aside={<p>{say('product.facts.note')}</p>}
  >
    <div className={styles['sheets']}>
      {drawingsOf(site, say, view).map(({ id, name, drawing }) => (
        <figure key={id} className={styles['sheet']}>
          <TechnicalDrawing drawing={drawing} name={name} />
        </figure>
      ))}
      {view.facts.kind === 'accessory' && <PlacedAccessory site={site} say={say} name={view.name} facts={view.facts} />}
      <DrawnTap site={site} say={say} view={view} />
      {view.facts.kind === 'sink' && <KnownSizes site={site} say={say} facts={view.facts} />}
    </div>
  </Register>
);
