import type { SourceEntry } from '#stories/entry.ts';
import { Part } from './part.tsx';
import { Prose } from './prose.tsx';
import { ScrollTable } from './scroll-table.tsx';
import styles from './story.module.css';

const heads = [{ title: 'Name' }, { title: 'Type' }, { title: 'Default' }, { title: 'Meaning' }];

const Extends = ({ types }: { types: readonly string[] }) =>
  types.length > 0 && (
    <p className={styles['aside']}>
      {'Takes also what belongs to '}
      <Prose text={types.map((type) => `\`${type}\``).join(' and ')} />
      {'.'}
    </p>
  );

const Source = ({ source: { name, file, meaning, props, extends: types } }: { source: SourceEntry }) => (
  <section className={styles['source']}>
    <h3 className={styles['sourceName']}>
      <code>{name}</code>
    </h3>
    <p className={styles['aside']}>
      <Prose text={meaning} />
    </p>
    {props.length > 0 && (
      <ScrollTable label={`Properties of ${name}`} heads={heads}>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>{prop.name}</code>
            </td>
            <td>
              <code>{prop.type}</code>
            </td>
            <td>{prop.standard === 'required' ? 'required' : <code>{prop.standard}</code>}</td>
            <td>
              <Prose text={prop.meaning} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    )}
    <Extends types={types} />
    <p className={styles['file']}>
      <code>{file}</code>
    </p>
  </section>
);

/** What can be given to each component, read from its types. */
export const Properties = ({ sources }: { sources: readonly SourceEntry[] }) =>
  sources.length > 0 && (
    <Part id="properties" title="Properties">
      {sources.map((source) => (
        <Source key={source.name} source={source} />
      ))}
    </Part>
  );
