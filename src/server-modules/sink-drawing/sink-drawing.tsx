import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { HorizontalDimension, VerticalDimension } from './dimension.tsx';
import { type Box, boxOf, grooveLines } from './plan.ts';
import styles from './sink-drawing.module.css';

type SinkDrawingProps = { facts: SinkFacts; say: Translate };

/** Room around the plan for its dimension lines, in millimetres of the drawing. */
const room = { left: 110, top: 110, right: 130, bottom: 190 };

const Hollow = ({ box, radius }: { box: Box; radius: number }) => (
  <rect className={styles.body} x={box.x} y={box.y} width={box.width} height={box.height} rx={radius} />
);

const Drain = ({ box, diameter }: { box: Box; diameter: number }) => (
  <g className={styles.thin}>
    <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={diameter / 2} />
    <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={diameter / 10} />
  </g>
);

const Plan = ({ facts }: { facts: SinkFacts }) => {
  const { outer, cutOut, bowls, drainer, tapHoles, bowlRadius, outerRadius, drain } = facts;
  return (
    <>
      <rect className={styles.outer} width={outer.width} height={outer.depth} rx={outerRadius} />
      {cutOut ? (
        <rect
          className={styles.dashed}
          x={(outer.width - cutOut.width) / 2}
          y={(outer.depth - cutOut.depth) / 2}
          width={cutOut.width}
          height={cutOut.depth}
          rx={cutOut.radius}
        />
      ) : null}
      {bowls.map((bowl) => (
        <g key={`${bowl.x},${bowl.y}`}>
          <Hollow box={boxOf(bowl, outer)} radius={bowlRadius} />
          <Drain box={boxOf(bowl, outer)} diameter={drain} />
        </g>
      ))}
      {drainer ? <path className={styles.thin} d={grooveLines(boxOf(drainer, outer), drainer.grooves)} /> : null}
      {tapHoles.map(({ diameter, x, y }) => (
        <circle key={`${x},${y}`} className={styles.body} cx={outer.width / 2 + x} cy={outer.depth / 2 - y} r={diameter / 2} />
      ))}
    </>
  );
};

const Dimensions = ({ facts, say }: SinkDrawingProps) => {
  const { outer, bowls, cutOut } = facts;
  const below = outer.depth + 60;
  return (
    <>
      <HorizontalDimension from={0} to={outer.width} y={-60} />
      <VerticalDimension from={0} to={outer.depth} x={-60} />
      {bowls.map((bowl) => {
        const { x, width } = boxOf(bowl, outer);
        return <HorizontalDimension key={bowl.x} from={x} to={x + width} y={below} />;
      })}
      {cutOut ? (
        <HorizontalDimension
          from={(outer.width - cutOut.width) / 2}
          to={(outer.width + cutOut.width) / 2}
          y={below + 90}
          text={`${say('catalogue.fact.cutOut')} ${cutOut.width} × ${cutOut.depth}`}
        />
      ) : null}
    </>
  );
};

/** The sink from above, to scale, drawn from the facts that the catalogue holds; all numbers in millimetres. */
export const SinkDrawing = ({ facts, say }: SinkDrawingProps) => {
  const { width, depth } = facts.outer;
  const frame = [-room.left, -room.top, width + room.left + room.right, depth + room.top + room.bottom].join(' ');
  return (
    <figure className={styles.drawing}>
      <svg viewBox={frame} role="img" aria-label={`${say('catalogue.fact.outer')} ${width} × ${depth} mm`}>
        <Plan facts={facts} />
        <Dimensions facts={facts} say={say} />
      </svg>
    </figure>
  );
};
