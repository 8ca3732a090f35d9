import { formatMillimetres, labelCentimetres, type Plan } from '#backend/catalogue/catalogue.ts';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { walls } from '#shared/catalogue/cabinet-fit.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { Ask } from './ask.tsx';
import styles from './cabinet-question.module.css';
import { lengthIn, type PlannerWords } from './planner-words.ts';

type CabinetQuestionProps = PlannerWords & { kitchen: PlannedKitchen; cabinets: Plan['cabinets'] };

const Widths = ({ site, say, kitchen, cabinets }: CabinetQuestionProps) => (
  <div className={styles.widths}>
    {cabinets.map(({ width, count }) => (
      <label key={width} className={styles.width}>
        <input type="radio" name="cabinet" value={width / 10} defaultChecked={width === kitchen.cabinet} />
        <b>{labelCentimetres(site, width)}</b>
        <MeasureLine value={width / 10} />
        <span className={styles.count}>{say('list.count.sinks', { count })}</span>
      </label>
    ))}
  </div>
);

/** How wide the cabinet is: each width to scale, with how many sinks it takes, all other answers as they are. */
export const CabinetQuestion = (props: CabinetQuestionProps) => {
  const { site, say, kitchen } = props;
  return (
    <Ask question="cabinet" legend={say('planner.cabinet.legend')} hint={say('planner.cabinet.hint')} isHintFirst>
      <Widths {...props} />
      <p className={styles.note}>{say('planner.cabinet.note', { wall: lengthIn(site, kitchen.wall) })}</p>
      <details className={styles.walls}>
        <summary>{say('planner.cabinet.change')}</summary>
        <PlainSelect
          name="wall"
          label={say('product.fit.wall')}
          options={walls.map((wall) => ({ value: `${wall}`, label: formatMillimetres(site, wall) }))}
          defaultValue={`${kitchen.wall}`}
        />
      </details>
    </Ask>
  );
};
