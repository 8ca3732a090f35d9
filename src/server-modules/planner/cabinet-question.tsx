import { formatMillimetres, labelCentimetres, type Plan } from '#backend/catalogue/catalogue.ts';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { walls } from '#shared/catalogue/cabinet-fit.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import styles from './cabinet-question.module.css';
import { lengthIn, type PlannerContext } from './planner-context.ts';
import { PlannerQuestion } from './planner-question.tsx';

type CabinetQuestionProps = PlannerContext & { kitchen: PlannedKitchen; cabinets: Plan['cabinets'] };

const Widths = ({ site, t, kitchen, cabinets }: CabinetQuestionProps) => (
  <div className={styles.widths}>
    {cabinets.map(({ width, count }) => (
      <label key={width} className={styles.width}>
        <input type="radio" name="cabinet" value={width / 10} defaultChecked={width === kitchen.cabinet} />
        <b>{labelCentimetres(site, width)}</b>
        <MeasureLine value={width / 10} />
        <span className={styles.count}>{t('list.count.sinks', { count })}</span>
      </label>
    ))}
  </div>
);

/** How wide the cabinet is: each width to scale, with the number of sinks that fit, given the other answers. */
export const CabinetQuestion = (props: CabinetQuestionProps) => {
  const { site, t, kitchen } = props;
  return (
    <PlannerQuestion question="cabinet" legend={t('planner.cabinet.legend')} hint={t('planner.cabinet.hint')} isHintFirst>
      <Widths {...props} />
      <p className={styles.note}>{t('planner.cabinet.note', { wall: lengthIn(site, kitchen.wall) })}</p>
      <details className={styles.walls}>
        <summary>{t('planner.cabinet.change')}</summary>
        <Select
          name="wall"
          label={t('product.fit.wall')}
          options={walls.map((wall) => ({ value: `${wall}`, label: formatMillimetres(site, wall) }))}
          defaultValue={`${kitchen.wall}`}
        />
      </details>
    </PlannerQuestion>
  );
};
