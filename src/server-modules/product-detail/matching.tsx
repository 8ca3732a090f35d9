import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { CardRow } from '../product-card/card-row.tsx';

/** Taps for a sink, sinks for a tap; each goes into the cart right here. */
export const Matching = ({ site, say, view }: { site: Site; say: Translate; view: ProductView }) =>
  view.matching.length === 0 ? null : (
    <section id="matching">
      <HeadRow headline={say(`product.matching.${view.kind}`)} />
      <CardRow site={site} tiles={view.matching} hasButtons />
    </section>
  );
