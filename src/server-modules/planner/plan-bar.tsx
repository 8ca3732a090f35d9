import { joinWords, type Plan } from '#backend/catalogue/catalogue.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import styles from './plan-bar.module.css';
import { type PlannerContext, setsId } from './planner-context.ts';

/** On phones, where the result is below the questions: how much fits and a link to the sets, visible as long as the questions are. */
export const PlanBar = ({ site, t, plan }: PlannerContext & { plan: Plan }) => {
  const counts = (['sinks', 'taps'] as const).map((kind) => t(`list.count.${kind}`, { count: plan[kind].fitting.length }));
  return (
    <div className={styles.bar} data-screen-only>
      <p>
        <b>{joinWords(site, counts)}</b>
        <br />
        {t('planner.bar.fit')}
      </p>
      <ButtonLink href={`#${setsId}`}>{t('planner.bar.show')}</ButtonLink>
    </div>
  );
};
