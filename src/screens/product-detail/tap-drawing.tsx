import { tapOnSink } from '#backend/catalogue/catalogue.ts';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './dimensions.module.css';

type Props = { site: Site; t: Translate; view: ProductView };

/** A tap on a matching sink, to scale, and a text about it; nothing for a tap without one. */
export const TapDrawing = ({ site, t, view }: Props) => {
  const drawn = view.facts.kind === 'tap' ? tapOnSink(site, t, view, view.facts) : undefined;
  return drawn === undefined ? null : (
    <figure className={styles['sheet']}>
      <TechnicalDrawing drawing={drawn.drawing} name={drawn.name} />
      <figcaption className={styles['answers']}>{drawn.name}</figcaption>
    </figure>
  );
};
