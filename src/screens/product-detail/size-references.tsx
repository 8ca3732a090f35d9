import { sizeComparisonsOf } from '#backend/catalogue/catalogue.ts';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './dimensions.module.css';

type Props = { site: Site; t: Translate; facts: SinkFacts };

/** The bowls of a sink with a plate and a pan in them, to scale; a text below says what lies flat. */
export const SizeReferences = ({ site, t, facts }: Props) => {
  const { drawing, sentences } = sizeComparisonsOf(site, t, facts);
  return (
    <figure className={styles['sheet']}>
      <TechnicalDrawing drawing={drawing} name={t('product.known.name')} />
      <figcaption className={styles['answers']}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </figcaption>
    </figure>
  );
};
