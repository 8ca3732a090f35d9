import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import tableStyles from '#client/primitives/typography/table.module.css';
import { type StoredThing, storedThings } from '#shared/consent/stored.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './privacy-settings.module.css';

/** Every cookie, storage and service of a purpose: what it learns and how long that is kept. From the one list that tests hold against what happens. */
export const StoredTable = ({ purpose, label, say }: { purpose: StoredThing['purpose']; label: string; say: Translate }) => (
  <Disclosure title={say('consent.details')} size="s">
    <table
      className={`${tableStyles.table} ${styles.table}`}
      aria-label={say('general.fault', { name: label, message: say('consent.details') })}
    >
      <thead>
        <tr>
          <th scope="col">{say('consent.service')}</th>
          <th scope="col">{say('consent.what')}</th>
          <th scope="col">{say('consent.howLong')}</th>
        </tr>
      </thead>
      <tbody>
        {storedThings
          .filter((thing) => thing.purpose === purpose)
          .map(({ name, kind, what, howLong }) => (
            <tr key={name} data-stored={kind}>
              <th scope="row" translate="no">
                {name}
              </th>
              <td>{say(`consent.stored.${what}`)}</td>
              <td>{say(`consent.time.${howLong}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </Disclosure>
);
