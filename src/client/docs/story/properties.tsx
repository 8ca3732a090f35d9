import { Icon } from '#client/primitives/icon/icon.tsx';
import type { SourceEntry } from '#stories/entry.ts';
import { DottedName } from './dotted-name.tsx';
import { FactsTable } from './facts-table.tsx';
import { Part } from './part.tsx';
import { Prose } from './prose.tsx';
import styles from './story.module.css';

const heads = [{ title: 'Name' }, { title: 'Type' }, { title: 'Default' }, { title: 'Description' }];

const Extends = ({ types }: { types: readonly string[] }) =>
  types.length > 0 && (
    <p className={styles['aside']}>
      {'Also accepts the properties of '}
      <Prose text={types.map((type) => `\`${type}\``).join(' and ')} />
      {'.'}
    </p>
  );

const Source = ({ source: { name, file, meaning, props, extends: types } }: { source: SourceEntry }) => (
  <div className={styles['source']}>
    <p className={styles['aside']}>
      <Prose text={meaning} />
    </p>
    {props.length > 0 && (
      <FactsTable label={`Properties of ${name}`} heads={heads}>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>
                <DottedName name={prop.name} />
              </code>
            </td>
            <td>
              <code>{prop.type}</code>
            </td>
            <td data-label={prop.standard === 'required' ? undefined : 'Default'} data-none={prop.standard === '—' || undefined}>
              {prop.standard === 'required' ? 'required' : <code>{prop.standard}</code>}
            </td>
            <td>
              <Prose text={prop.meaning} />
            </td>
          </tr>
        ))}
      </FactsTable>
    )}
    <Extends types={types} />
    <p className={styles['file']}>
      <code>{file}</code>
    </p>
  </div>
);

const Name = ({ name }: { name: string }) => (
  <h3 className={styles['sourceName']}>
    <code>{name}</code>
  </h3>
);

/** The properties of each component, read from its types; related components expand below. */
export const Properties = ({ sources: [first, ...relatives] }: { sources: readonly SourceEntry[] }) =>
  first && (
    <Part id="properties" title="Properties">
      <Name name={first.name} />
      <Source source={first} />
      {relatives.length > 0 && (
        <div className={styles['relatives']}>
          {relatives.map((source) => (
            <details key={source.name} className={styles['relative']}>
              <summary>
                <Name name={source.name} />
                <Icon name="chevron-down" size="s" />
              </summary>
              <Source source={source} />
            </details>
          ))}
        </div>
      )}
    </Part>
  );
