import { formatCentimetres, formatMillimetres } from '#backend/catalogue/catalogue.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import styles from './measure-sheet.module.css';
import type { PlannerWords } from './planner-words.ts';

/** The kitchen's answers in words: what a printed measure sheet shows instead of the form. */
export const MeasureSheet = ({ site, say, kitchen }: PlannerWords & { kitchen: PlannedKitchen }) => {
  const { cabinet, wall, worktop, cutOut, mounting, tapPlace, pressure } = kitchen;
  const rows = [
    [say('product.fit.cabinet'), formatCentimetres(site, cabinet)],
    [say('product.fit.wall'), formatMillimetres(site, wall)],
    [say('product.fit.worktop'), formatMillimetres(site, worktop)],
    [say('catalogue.fact.cutOut'), cutOut ? formatMillimetres(site, cutOut.width, cutOut.depth) : say('planner.cutOut.no')],
    [say('catalogue.facet.mounting'), say(`catalogue.mounting.${mounting}`)],
    [say('catalogue.fact.tapHole'), say(`planner.tapPlace.${tapPlace}`)],
    [say('catalogue.facet.pressure'), say(`catalogue.pressure.${pressure}`)],
  ] as const;
  return (
    <dl className={styles.sheet}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
