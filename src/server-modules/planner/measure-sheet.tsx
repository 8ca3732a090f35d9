import { formatCentimetres, formatMillimetres } from '#backend/catalogue/catalogue.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import styles from './measure-sheet.module.css';
import type { PlannerContext } from './planner-context.ts';

/** The answers about the kitchen as text: what a printed measure sheet shows instead of the form. */
export const MeasureSheet = ({ site, t, kitchen }: PlannerContext & { kitchen: PlannedKitchen }) => {
  const { cabinet, wall, worktop, cutOut, mounting, tapPlace, pressure } = kitchen;
  const rows = [
    [t('product.fit.cabinet'), formatCentimetres(site, cabinet)],
    [t('product.fit.wall'), formatMillimetres(site, wall)],
    [t('product.fit.worktop'), formatMillimetres(site, worktop)],
    [t('catalogue.fact.cutOut'), cutOut ? formatMillimetres(site, cutOut.width, cutOut.depth) : t('planner.cutOut.no')],
    [t('catalogue.facet.mounting'), t(`catalogue.mounting.${mounting}`)],
    [t('catalogue.fact.tapHole'), t(`planner.tapPlace.${tapPlace}`)],
    [t('catalogue.facet.pressure'), t(`catalogue.pressure.${pressure}`)],
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
