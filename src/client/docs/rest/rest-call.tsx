import type { RestCall, Shape, ShapeLine } from '#shared/docs/rest-guide.ts';
import styles from './rest.module.css';

type Props = { call: RestCall; shapes: readonly Shape[] };

const ShapeName = ({ name, shapes }: { name: string; shapes: readonly Shape[] }) =>
  shapes.some((shape) => shape.name === name) ? <a href={`#shape-${name}`}>{name}</a> : <code>{name}</code>;

/** `string (email), optional`. */
export const typeInWords = ({ type, isOptional }: ShapeLine): string => (isOptional ? `${type}, optional` : type);

/** One call: its purpose, parameters, responses and errors. */
export const RestCallFacts = ({ call, shapes }: Props) => (
  <article id={call.id} className={styles['call']}>
    <h3>
      <code>
        {call.method} {call.path}
      </code>
    </h3>
    <p>
      {call.summary} {call.description}
    </p>
    <dl className={styles['facts']}>
      {call.parameters.map((line) => (
        <div key={line.name}>
          <dt>
            <code>{line.name}</code>
          </dt>
          <dd>
            {typeInWords(line)}. {line.description}
          </dd>
        </div>
      ))}
      {call.body && (
        <div>
          <dt>Body</dt>
          <dd>
            <ShapeName name={call.body} shapes={shapes} />
          </dd>
        </div>
      )}
      <div>
        <dt>Response</dt>
        <dd>
          <ShapeName name={call.answer} shapes={shapes} />
        </dd>
      </div>
      {call.errors.map(({ status, names }) => (
        <div key={status}>
          <dt className="num">{status}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </dl>
  </article>
);
