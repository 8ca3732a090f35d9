import { Icon } from '#client/primitives/icon/icon.tsx';
import { mountings } from '#shared/catalogue/facts.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { Ask } from './ask.tsx';
import styles from './mounting-question.module.css';
import type { PlannerWords } from './planner-words.ts';

/** How the sink is to be mounted: each way with its drawing and what it means. */
export const MountingQuestion = ({ say, kitchen }: Pick<PlannerWords, 'say'> & { kitchen: PlannedKitchen }) => (
  <Ask question="mounting" legend={say('planner.mounting.legend')}>
    <div className={styles.mountings}>
      {mountings.map((mounting) => (
        <label key={mounting} className={styles.mounting}>
          <input type="radio" name="mounting" value={mounting} defaultChecked={mounting === kitchen.mounting} />
          <Icon name={mounting} size="l" />
          <span>
            <b>{say(`catalogue.mounting.${mounting}`)}</b>
            <small>{say(`planner.mounting.${mounting}`)}</small>
          </span>
        </label>
      ))}
    </div>
  </Ask>
);
