import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import tableStyles from '#client/primitives/typography/table.module.css';
import { type StoredThing, storedThings } from '#shared/consent/stored.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './privacy-settings.module.css';

/**
 * Every cookie, storage entry and service of a purpose: what it collects and how long that is retained. Tests check this list against
 * actual behaviour.
 */
export const StoredTable = ({ purpose, label, t }: { purpose: StoredThing['purpose']; label: string; t: Translate }) => (
  <Disclosure title={t('consent.details')} size="s">
    <table
      className={`${tableStyles.table} ${styles.table}`}
      aria-label={t('general.fault', { name: label, message: t('consent.details') })}
    >
      <thead>
        <tr>
          <th scope="col">{t('consent.service')}</th>
          <th scope="col">{t('consent.what')}</th>
          <th scope="col">{t('consent.howLong')}</th>
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
              <td>{t(`consent.stored.${what}`)}</td>
              <td>{t(`consent.time.${howLong}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </Disclosure>
);
