import type { Plan } from '#backend/catalogue/catalogue.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import styles from './misfit-reasons.module.css';
import { idOfQuestion, lengthIn, type PlannerContext } from './planner-context.ts';
import { groupSinks, groupTaps, type ReasonGroup } from './reasons.ts';

type MisfitReasonsProps = PlannerContext & { kitchen: PlannedKitchen; plan: Plan };

// A full line in centimetres.
const inCentimetres = (millimetres: number): number => millimetres / 10;

const TooWide = ({ site, t, sink }: PlannerContext & { sink: ReasonGroup['tooWide'][number] }) => (
  <>
    <p>
      <span>{sink.name}</span>
      <MeasureLine value={inCentimetres(sink.fit.bowls)} />
      <span>{t('planner.why.bowls', { bowls: lengthIn(site, sink.fit.bowls) })}</span>
    </p>
    <p className={styles.soft}>
      <span>{t('planner.why.yours')}</span>
      <MeasureLine value={inCentimetres(sink.fit.inside)} isMissing />
      <span>{t('planner.why.missing', { missing: lengthIn(site, -sink.fit.left) })}</span>
    </p>
  </>
);

const Group = ({ site, t, group }: PlannerContext & { group: ReasonGroup }) => (
  <li className={styles.group}>
    <p>
      <b>{group.count}</b> {group.title}
    </p>
    {group.lines.map((line) => (
      <p key={line} className={styles.soft}>
        {line}
      </p>
    ))}
    {group.tooWide.length === 0 ? null : (
      <div className={styles.short}>
        {group.tooWide.map((sink) => (
          <TooWide key={sink.productKey} site={site} t={t} sink={sink} />
        ))}
      </div>
    )}
    <span className={styles.change} data-screen-only>
      <TextLink href={`#${idOfQuestion(group.question)}`} variant="action">
        {t(`planner.change.${group.question}`)}
      </TextLink>
    </span>
  </li>
);

/** Why everything else does not fit: one reason each, and a link to the answer that decides it. */
export const MisfitReasons = (props: MisfitReasonsProps) => {
  const { site, t, plan } = props;
  const parts = [
    { kind: 'sinks', groups: groupSinks(props, plan.sinks.others), count: plan.sinks.others.length },
    { kind: 'taps', groups: groupTaps(props, plan.taps.others), count: plan.taps.others.length },
  ] as const;
  return parts.map(({ kind, groups, count }) =>
    count === 0 ? null : (
      <section key={kind} className={styles.why}>
        <h3>{t('planner.why.headline', { products: t(`list.count.${kind}`, { count }) })}</h3>
        <ul>
          {groups.map((group) => (
            <Group key={group.id} site={site} t={t} group={group} />
          ))}
        </ul>
      </section>
    ),
  );
};
