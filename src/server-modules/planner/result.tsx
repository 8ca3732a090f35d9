import { drawFit, drawSpoutOver, type Plan, type PlannedSink, type PlannedTap } from '#backend/catalogue/catalogue.ts';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import { lengthIn, type PlannerWords } from './planner-words.ts';
import styles from './result.module.css';

type ResultProps = PlannerWords & { kitchen: PlannedKitchen; plan: Plan; drawn: Drawn };

/** Which of the fitting products are drawn. */
export type Drawn = { sink: PlannedSink | undefined; tap: PlannedTap | undefined; taps: readonly PlannedTap[] };

/** The sink and the tap that a query asks to see, or the first that fit; a tap is drawn only over a sink that it serves. */
export const drawnOf = ({ sinks, taps }: Plan, query: URLSearchParams): Drawn => {
  const asked = <Item extends { productKey: string }>(items: readonly Item[], name: string): Item | undefined =>
    items.find(({ productKey }) => productKey === query.get(name)) ?? items[0];
  const sink = asked(sinks.fitting, 'sink');
  const serving = sink ? taps.fitting.filter(({ facts }) => tapServes(facts, sink.facts)) : [];
  return { sink, tap: asked(serving, 'tap'), taps: serving };
};

const Counts = ({ say, plan }: Pick<ResultProps, 'say' | 'plan'>) => (
  <dl className={styles.counts}>
    {(['sinks', 'taps'] as const).map((kind) => (
      <div key={kind}>
        <dt>{say(`planner.result.${kind}`)}</dt>
        <dd>{say('list.shown', { shown: plan[kind].fitting.length, total: plan[kind].total })}</dd>
      </div>
    ))}
  </dl>
);

const choices = (items: readonly { productKey: string; name: string }[]) =>
  items.map(({ productKey, name }) => ({ value: productKey, label: name }));

const Section = ({ site, say, kitchen, plan, drawn: { sink } }: ResultProps) => {
  if (!sink) return null;
  const { fit, facts } = sink;
  const lengths = { bowls: lengthIn(site, fit.bowls), inside: lengthIn(site, fit.inside) };
  return (
    <div className={styles.drawing}>
      <div className={styles.head}>
        <div>
          <h3>{say('planner.result.left', { left: lengthIn(site, fit.left) })}</h3>
          <p>{say('planner.result.lengths', lengths)}</p>
        </div>
        <PlainSelect
          name="sink"
          label={say('planner.result.drawnSink')}
          options={choices(plan.sinks.fitting)}
          defaultValue={sink.productKey}
        />
      </div>
      <TechnicalDrawing
        drawing={drawFit(site, say, facts, kitchen, fit)}
        name={say('product.fit.drawing', { ...lengths, cabinet: lengthIn(site, kitchen.cabinet) })}
        isNarrow
      />
    </div>
  );
};

const Spout = ({ site, say, drawn: { sink, tap, taps } }: ResultProps) => {
  if (!sink || !tap) return null;
  const reach = lengthIn(site, tap.facts.reach);
  return (
    <div className={styles.drawing}>
      <div className={styles.head}>
        <div>
          <h3>{say('planner.result.spout')}</h3>
          <p>{say('planner.result.reach', { reach })}</p>
        </div>
        <PlainSelect
          id="drawn-tap"
          name="tap"
          label={say('planner.result.drawnTap')}
          options={choices(taps)}
          defaultValue={tap.productKey}
        />
      </div>
      <TechnicalDrawing
        drawing={drawSpoutOver(site, say, sink.facts, tap.facts)}
        name={say('planner.result.spoutDrawing', { sink: sink.name, tap: tap.name, reach })}
        isNarrow
      />
    </div>
  );
};

/** How much fits, heard when it changes, and the drawings of one sink and one tap that do. */
export const Result = (props: ResultProps) => (
  <div className={styles.result}>
    <div role="status">
      <h2 className="visually-hidden">{props.say('planner.result.headline')}</h2>
      <Counts {...props} />
    </div>
    <Section {...props} />
    <Spout {...props} />
  </div>
);
