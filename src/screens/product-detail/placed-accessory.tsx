import { placedOf } from '#backend/catalogue/catalogue.ts';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { AccessoryFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './dimensions.module.css';

type Props = { site: Site; t: Translate; name: string; facts: AccessoryFacts };

/** An accessory in use on a sink that it fits, to scale; nothing where it is used elsewhere. */
export const PlacedAccessory = ({ site, t, name, facts }: Props) => {
  const placed = placedOf(site, t, name, facts);
  return placed === undefined ? null : (
    <figure className={styles['sheet']}>
      <TechnicalDrawing drawing={placed.drawing} name={placed.name} />
      <figcaption className={styles['answers']}>{placed.name}</figcaption>
    </figure>
  );
};
