import type { RestGuide, Shape } from '#shared/docs/rest-guide.ts';
import { DocsScreen } from '../docs-screen.tsx';
import { guidePages } from '../guide/guide-pages.ts';
import { DottedName } from '../story/dotted-name.tsx';
import { FactsTable } from '../story/facts-table.tsx';
import { Part } from '../story/part.tsx';
import styles from './rest.module.css';
import { RestCallFacts, typeInWords } from './rest-call.tsx';

const idOfTag = (name: string): string => `tag-${name.toLowerCase().replace(/\W+/g, '-')}`;

const ShapeFacts = ({ name, description, lines }: Shape) => (
  <section id={`shape-${name}`} className={styles['call']}>
    <h3>{name}</h3>
    {description && <p>{description}</p>}
    {lines.length > 0 && (
      <FactsTable label={name} heads={[{ title: 'Name' }, { title: 'Type' }, { title: 'Meaning' }]} hasLongNames>
        {lines.map((line) => (
          <tr key={line.name}>
            <td>
              <code>
                <DottedName name={line.name} />
              </code>
            </td>
            <td>{typeInWords(line)}</td>
            <td>{line.description}</td>
          </tr>
        ))}
      </FactsTable>
    )}
  </section>
);

/** The REST reference of the shop, from the same declarations as /openapi.json. */
export const RestPage = ({ shared, tags, shapes }: RestGuide) => (
  <DocsScreen
    {...guidePages.rest}
    address={guidePages.rest.href}
    parts={[
      { id: 'errors', title: 'Errors' },
      ...tags.map(({ name }) => ({ id: idOfTag(name), title: name })),
      { id: 'shapes', title: 'Schemas' },
    ]}
  >
    <p>
      In machine-readable form: <a href="/openapi.json">/openapi.json</a>. Every call also takes <code>locale</code> in its query (
      <code>fr-CH</code>); the host determines the country.
    </p>
    <Part id="errors" title="Errors">
      <p>The errors that calls have in common. Each call below lists only its additional errors.</p>
      <FactsTable label="Errors" heads={[{ title: 'Status' }, { title: 'Exception' }, { title: 'Applies to' }]}>
        {shared.flatMap(({ of, errors }) =>
          errors.map(({ status, names }) => (
            <tr key={names}>
              <td className="num">{status}</td>
              <td className={styles['exceptions']}>{names}</td>
              <td>{of}</td>
            </tr>
          )),
        )}
      </FactsTable>
    </Part>
    {tags.map(({ name, description, calls }) => (
      <Part key={name} id={idOfTag(name)} title={name}>
        <p>{description}</p>
        {calls.map((call) => (
          <RestCallFacts key={call.id} call={call} shapes={shapes} />
        ))}
      </Part>
    ))}
    <Part id="shapes" title="Schemas">
      {shapes.map((shape) => (
        <ShapeFacts key={shape.name} {...shape} />
      ))}
    </Part>
  </DocsScreen>
);
