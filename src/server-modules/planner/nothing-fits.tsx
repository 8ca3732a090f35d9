import { type Advice, formatMillimetres, labelCentimetres } from '#backend/catalogue/catalogue.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type PlannedKitchen, queryOfKitchen } from '#shared/catalogue/planned-kitchen.ts';
import type { PlannerContext } from './planner-context.ts';

type NothingFitsProps = PlannerContext & { path: string; kitchen: PlannedKitchen; advice: Advice | undefined };

/** The question and the suggested answer, in the words of the form. */
const changeTextsOf = (
  { site, t }: PlannerContext,
  { cabinet, mounting, worktop, tapPlace, pressure }: Advice['change'],
): [string, string] => {
  if (cabinet !== undefined) return [t('catalogue.facet.cabinet'), labelCentimetres(site, cabinet)];
  if (mounting !== undefined) return [t('catalogue.facet.mounting'), t(`catalogue.mounting.${mounting}`)];
  if (worktop !== undefined) return [t('product.fit.worktop'), formatMillimetres(site, worktop)];
  if (tapPlace !== undefined) return [t('catalogue.fact.tapHole'), t(`planner.tapPlace.${tapPlace}`)];
  if (pressure !== undefined) return [t('catalogue.facet.pressure'), t(`catalogue.pressure.${pressure}`)];
  return [t('catalogue.fact.cutOut'), t('planner.cutOut.no')];
};

/** Shown where no set fits: a link to the one changed answer with which most sets do. */
export const NothingFits = ({ site, t, path, kitchen, advice }: NothingFitsProps) => {
  if (!advice) {
    return (
      <Message kind="info" title={t('planner.none.title')}>
        <p>{t('planner.none.several')}</p>
      </Message>
    );
  }
  const [question, answer] = changeTextsOf({ site, t }, advice.change);
  const sinks = t('list.count.sinks', { count: advice.sets });
  return (
    <Message kind="info" title={t('planner.none.title')}>
      <p>{t('planner.none.change')}</p>
      <p>
        <TextLink href={`${path}?${queryOfKitchen({ ...kitchen, ...advice.change }, site.locale)}`} variant="action">
          {t('planner.none.answer', { question, answer, sinks })}
        </TextLink>
      </p>
    </Message>
  );
};
