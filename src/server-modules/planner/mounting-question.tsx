import { Icon } from '#client/primitives/icon/icon.tsx';
import { mountings } from '#shared/catalogue/facts.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import styles from './mounting-question.module.css';
import type { PlannerContext } from './planner-context.ts';
import { PlannerQuestion } from './planner-question.tsx';

/** How the sink will be mounted: each option with its drawing and an explanation. */
export const MountingQuestion = ({ t, kitchen }: Pick<PlannerContext, 't'> & { kitchen: PlannedKitchen }) => (
  <PlannerQuestion question="mounting" legend={t('planner.mounting.legend')}>
    <div className={styles.mountings}>
      {mountings.map((mounting) => (
        <label key={mounting} className={styles.mounting}>
          <input type="radio" name="mounting" value={mounting} defaultChecked={mounting === kitchen.mounting} />
          <Icon name={mounting} size="l" />
          <span>
            <b>{t(`catalogue.mounting.${mounting}`)}</b>
            <small>{t(`planner.mounting.${mounting}`)}</small>
          </span>
        </label>
      ))}
    </div>
  </PlannerQuestion>
);
