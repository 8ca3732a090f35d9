import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import styles from './guarantee.module.css';

/** A period: its name, its start or end, and its years. */
export type Span = { name: string; end: string; years: number };

/** The lengths of several periods as lines on one scale; the longest is last and thick. */
export const Spans = ({ spans }: { spans: readonly Span[] }) => {
  const longest = Math.max(...spans.map(({ years }) => years));
  return (
    <ul className={styles['spans']}>
      {spans.map(({ name, end, years }, index) => (
        <li key={name} data-main={index === spans.length - 1 || undefined}>
          <p>
            <b>{name}</b>
            <span>{end}</span>
          </p>
          {index === spans.length - 1 ? <MeasureLine kind="progress" value={100} /> : <MeasureLine value={(years / longest) * 100} />}
        </li>
      ))}
    </ul>
  );
};
