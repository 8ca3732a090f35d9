import { type Advice, formatMillimetres, labelCentimetres } from '#backend/catalogue/catalogue.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type PlannedKitchen, queryOfKitchen } from '#shared/catalogue/planned-kitchen.ts';
import type { PlannerWords } from './planner-words.ts';

type NothingFitsProps = PlannerWords & { path: string; kitchen: PlannedKitchen; advice: Advice | undefined };

/** The question and the answer that a change is, in the words of the form. */
const wordsOf = ({ site, say }: PlannerWords, { cabinet, mounting, worktop, tapPlace, pressure }: Advice['change']): [string, string] => {
  if (cabinet !== undefined) return [say('catalogue.facet.cabinet'), labelCentimetres(site, cabinet)];
  if (mounting !== undefined) return [say('catalogue.facet.mounting'), say(`catalogue.mounting.${mounting}`)];
  if (worktop !== undefined) return [say('product.fit.worktop'), formatMillimetres(site, worktop)];
  if (tapPlace !== undefined) return [say('catalogue.fact.tapHole'), say(`planner.tapPlace.${tapPlace}`)];
  if (pressure !== undefined) return [say('catalogue.facet.pressure'), say(`catalogue.pressure.${pressure}`)];
  return [say('catalogue.fact.cutOut'), say('planner.cutOut.no')];
};

/** What stands where no set fits: the one other answer with which most does, as a link. */
export const NothingFits = ({ site, say, path, kitchen, advice }: NothingFitsProps) => {
  if (!advice) {
    return (
      <Message kind="info" title={say('planner.none.title')}>
        <p>{say('planner.none.several')}</p>
      </Message>
    );
  }
  const [question, answer] = wordsOf({ site, say }, advice.change);
  const sinks = say('list.count.sinks', { count: advice.sets });
  return (
    <Message kind="info" title={say('planner.none.title')}>
      <p>{say('planner.none.change')}</p>
      <p>
        <TextLink href={`${path}?${queryOfKitchen({ ...kitchen, ...advice.change }, site.locale)}`} variant="action">
          {say('planner.none.answer', { question, answer, sinks })}
        </TextLink>
      </p>
    </Message>
  );
};
