import type { Plan } from '#backend/catalogue/catalogue.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { idOfQuestion, lengthIn, type PlannerWords } from './planner-words.ts';
import { groupSinks, groupTaps, type ReasonGroup } from './reasons.ts';
import styles from './why.module.css';

type WhyProps = PlannerWords & { kitchen: PlannedKitchen; plan: Plan };

// So many centimetres a whole line stands for.
const inCentimetres = (millimetres: number): number => millimetres / 10;

const TooWide = ({ site, say, sink }: PlannerWords & { sink: ReasonGroup['tooWide'][number] }) => (
  <>
    <p>
      <span>{sink.name}</span>
      <MeasureLine value={inCentimetres(sink.fit.bowls)} />
      <span>{say('planner.why.bowls', { bowls: lengthIn(site, sink.fit.bowls) })}</span>
    </p>
    <p className={styles.soft}>
      <span>{say('planner.why.yours')}</span>
      <MeasureLine value={inCentimetres(sink.fit.inside)} isMissing />
      <span>{say('planner.why.missing', { missing: lengthIn(site, -sink.fit.left) })}</span>
    </p>
  </>
);

const Group = ({ site, say, group }: PlannerWords & { group: ReasonGroup }) => (
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
          <TooWide key={sink.productKey} site={site} say={say} sink={sink} />
        ))}
      </div>
    )}
    <span className={styles.change} data-screen-only>
      <TextLink href={`#${idOfQuestion(group.question)}`} variant="action">
        {say(`planner.change.${group.question}`)}
      </TextLink>
    </span>
  </li>
);

/** Why everything else does not fit: one reason each, and the way to the answer that decides it. */
export const Why = (props: WhyProps) => {
  const { site, say, plan } = props;
  const parts = [
    { kind: 'sinks', groups: groupSinks(props, plan.sinks.others), count: plan.sinks.others.length },
    { kind: 'taps', groups: groupTaps(props, plan.taps.others), count: plan.taps.others.length },
  ] as const;
  return parts.map(({ kind, groups, count }) =>
    count === 0 ? null : (
      <section key={kind} className={styles.why}>
        <h3>{say('planner.why.headline', { products: say(`list.count.${kind}`, { count }) })}</h3>
        <ul>
          {groups.map((group) => (
            <Group key={group.id} site={site} say={say} group={group} />
          ))}
        </ul>
      </section>
    ),
  );
};
