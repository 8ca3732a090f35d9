import { drawFit, drawSpoutOver, type Plan, type PlannedSink, type PlannedTap } from '#backend/catalogue/catalogue.ts';
import { Select } from '#client/primitives/select/select.tsx';
import { TechnicalDrawing } from '#server-components/technical-drawing/technical-drawing.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { tapServes } from '#shared/catalogue/tap-fit.ts';
import { lengthIn, type PlannerContext } from './planner-context.ts';
import styles from './result.module.css';

type ResultProps = PlannerContext & { kitchen: PlannedKitchen; plan: Plan; drawn: DrawnProducts };

/** Which of the fitting products are drawn. */
type DrawnProducts = { sink: PlannedSink | undefined; tap: PlannedTap | undefined; taps: readonly PlannedTap[] };

/** The sink and the tap named by the query, or the first that fit; a tap is drawn only over a sink that it serves. */
export const drawnProductsOf = ({ sinks, taps }: Plan, query: URLSearchParams): DrawnProducts => {
  const requestedItem = <Item extends { productKey: string }>(items: readonly Item[], name: string): Item | undefined =>
    items.find(({ productKey }) => productKey === query.get(name)) ?? items[0];
  const sink = requestedItem(sinks.fitting, 'sink');
  const serving = sink ? taps.fitting.filter(({ facts }) => tapServes(facts, sink.facts)) : [];
  return { sink, tap: requestedItem(serving, 'tap'), taps: serving };
};

const Counts = ({ t, plan }: Pick<ResultProps, 't' | 'plan'>) => (
  <dl className={styles.counts}>
    {(['sinks', 'taps'] as const).map((kind) => (
      <div key={kind}>
        <dt>{t(`planner.result.${kind}`)}</dt>
        <dd>{t('list.shown', { shown: plan[kind].fitting.length, total: plan[kind].total })}</dd>
      </div>
    ))}
  </dl>
);

const choices = (items: readonly { productKey: string; name: string }[]) =>
  items.map(({ productKey, name }) => ({ value: productKey, label: name }));

const Section = ({ site, t, kitchen, plan, drawn: { sink } }: ResultProps) => {
  if (!sink) return null;
  const { fit, facts } = sink;
  const lengths = { bowls: lengthIn(site, fit.bowls), inside: lengthIn(site, fit.inside) };
  return (
    <div className={styles.drawing}>
      <div className={styles.head}>
        <div>
          <h3>{t('planner.result.left', { left: lengthIn(site, fit.left) })}</h3>
          <p>{t('planner.result.lengths', lengths)}</p>
        </div>
        <Select name="sink" label={t('planner.result.drawnSink')} options={choices(plan.sinks.fitting)} defaultValue={sink.productKey} />
      </div>
      <TechnicalDrawing
        drawing={drawFit(site, t, facts, kitchen, fit)}
        name={t('product.fit.drawing', { ...lengths, cabinet: lengthIn(site, kitchen.cabinet) })}
        isNarrow
      />
    </div>
  );
};

const Spout = ({ site, t, drawn: { sink, tap, taps } }: ResultProps) => {
  if (!sink || !tap) return null;
  const reach = lengthIn(site, tap.facts.reach);
  return (
    <div className={styles.drawing}>
      <div className={styles.head}>
        <div>
          <h3>{t('planner.result.spout')}</h3>
          <p>{t('planner.result.reach', { reach })}</p>
        </div>
        <Select id="drawn-tap" name="tap" label={t('planner.result.drawnTap')} options={choices(taps)} defaultValue={tap.productKey} />
      </div>
      <TechnicalDrawing
        drawing={drawSpoutOver(site, t, sink.facts, tap.facts)}
        name={t('planner.result.spoutDrawing', { sink: sink.name, tap: tap.name, reach })}
        isNarrow
      />
    </div>
  );
};

/** How much fits, announced when it changes, and the drawings of a sink and a tap that do. */
export const Result = (props: ResultProps) => (
  <div className={styles.result}>
    <div role="status" aria-atomic="true">
      <h2 className="visually-hidden">{props.t('planner.result.headline')}</h2>
      <Counts {...props} />
    </div>
    <Section {...props} />
    <Spout {...props} />
  </div>
);
