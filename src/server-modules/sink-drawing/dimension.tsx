import styles from './sink-drawing.module.css';

/** Half the length of an end tick. */
const tick = 8;
/** Between a line and its number. */
const lift = 12;

type HorizontalProps = { from: number; to: number; y: number /** Its length when nothing else is said. */; text?: string };

/** A dimension line from left to right with its number above. */
export const HorizontalDimension = ({ from, to, y, text = `${to - from}` }: HorizontalProps) => (
  <g>
    <path className={styles.dimension} d={`M${from} ${y}H${to}M${from} ${y - tick}v${2 * tick}M${to} ${y - tick}v${2 * tick}`} />
    <text className={styles.number} x={(from + to) / 2} y={y - lift} textAnchor="middle">
      {text}
    </text>
  </g>
);

/** A dimension line from top to bottom with its number beside it. */
export const VerticalDimension = ({ from, to, x }: { from: number; to: number; x: number }) => (
  <g>
    <path className={styles.dimension} d={`M${x} ${from}V${to}M${x - tick} ${from}h${2 * tick}M${x - tick} ${to}h${2 * tick}`} />
    <text className={styles.number} transform={`translate(${x - lift} ${(from + to) / 2}) rotate(-90)`} textAnchor="middle">
      {to - from}
    </text>
  </g>
);
