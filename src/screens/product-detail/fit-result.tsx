import { drawFit, formatMillimetres } from '#backend/catalogue/catalogue.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import { type CabinetFit, fitOf, type Kitchen, worktopRanges } from '#shared/catalogue/cabinet-fit.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { StaticPart } from '#static-part';
import styles from './fit-check.module.css';

type FitAnswerProps = { site: Site; t: Translate; facts: SinkFacts; kitchen: Kitchen };

/** The verdict in one sentence, with the millimetres that remain or are missing. */
const sentenceOf = (site: Site, t: Translate, kitchen: Kitchen, { misfit, bowls, inside, left }: CabinetFit): string => {
  // A no-break space ties the number to its unit.
  const length = (millimetres: number): string => formatMillimetres(site, millimetres).replaceAll(' ', '\u00A0');
  const range = worktopRanges[kitchen.mounting];
  if (misfit === 'worktopThin') return t('product.fit.misfit.worktopThin', { min: length(range?.min ?? 0) });
  if (misfit === 'worktopThick') return t('product.fit.misfit.worktopThick', { max: length(range?.max ?? 0) });
  if (misfit === 'cabinet') {
    return t('product.fit.misfit.cabinet', { bowls: length(bowls), inside: length(inside), missing: length(-left) });
  }
  return t('product.fit.room', { bowls: length(bowls), inside: length(inside), left: length(left) });
};

/** Whether the sink fits into that kitchen: a sentence, announced when it changes, and the cross-section that shows why. */
export const FitResult = ({ site, t, facts, kitchen }: FitAnswerProps) => {
  const fit = fitOf(facts, kitchen);
  const lengths = {
    bowls: formatMillimetres(site, fit.bowls),
    inside: formatMillimetres(site, fit.inside),
    cabinet: formatMillimetres(site, kitchen.cabinet),
  };
  return (
    <div className={styles['answer']}>
      <div role="status">
        <Message kind={fit.misfit ? 'error' : 'success'} title={t(fit.misfit ? 'product.fit.no' : 'product.fit.yes')}>
          <p>{sentenceOf(site, t, kitchen, fit)}</p>
        </Message>
      </div>
      <StaticPart name="fit-drawing" cacheKey={`fit-${site.locale}-${JSON.stringify([facts, kitchen])}`}>
        <TechnicalDrawing drawing={drawFit(site, t, facts, kitchen, fit)} name={t('product.fit.drawing', lengths)} isNarrow />
      </StaticPart>
    </div>
  );
};
