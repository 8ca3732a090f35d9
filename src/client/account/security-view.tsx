'use client';
import { Button } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { formatMoment } from '#shared/i18n/moment.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import { logoutEverywhere } from '#state/account.ts';
import type { ViewProps } from './account-setting.ts';
import { ActionForm } from './action-form.tsx';
import styles from './addresses.module.css';
import { deviceName } from './device-name.ts';

const Sessions = ({ overview, site, t }: ViewProps) => {
  return (
    <section className={styles['group']}>
      <h2>{t('account.security.sessions')}</h2>
      <ul className={styles['rows']}>
        {overview.sessions.map(({ sessionId, device, seenAt, isCurrent }) => {
          const name = deviceName(device, t);
          return (
            <li key={sessionId} className={styles['row']}>
              <p className={styles['lines']}>
                <span>{name}</span>
                <span className={styles['soft']}>
                  {isCurrent
                    ? t('account.security.here')
                    : t('account.security.seen', { moment: formatMoment(seenAt, site, { dateStyle: 'long', timeStyle: 'short' }) })}
                </span>
              </p>
              {!isCurrent && (
                <ActionForm
                  form="session"
                  action="/consumer/sessions/end"
                  fields={{ sessionId }}
                  label={nameAction(site.locale, t('account.security.end'), name)}
                  busyLabel={t('checkout.sending')}
                >
                  {t('account.security.end')}
                </ActionForm>
              )}
            </li>
          );
        })}
      </ul>
      <form
        method="post"
        action="/consumer/logout/everywhere"
        onSubmit={(event) => {
          event.preventDefault();
          void logoutEverywhere();
        }}
      >
        <Button type="submit" variant="line">
          {t('account.security.endAll')}
        </Button>
      </form>
    </section>
  );
};

const Newsletter = ({ overview, t }: ViewProps) => {
  const { newsletter, profile } = overview;
  const busyLabel = t('checkout.sending');
  return (
    <section className={styles['group']}>
      <h2>{t('account.security.newsletter')}</h2>
      <p className={styles['text']}>{t(`account.security.newsletter${newsletter}`)}</p>
      {newsletter === 'CONFIRMED' ? (
        <ActionForm form="newsletterEnd" action="/consumer/newsletter/end" fields={{}} variant="line" busyLabel={busyLabel}>
          {t('account.security.unsubscribe')}
        </ActionForm>
      ) : (
        <ActionForm
          form="newsletter"
          action="/consumer/newsletter/subscribe"
          fields={{ email: profile.email }}
          variant="line"
          busyLabel={busyLabel}
        >
          {t(newsletter === 'ASKED' ? 'account.security.again' : 'account.security.subscribe')}
        </ActionForm>
      )}
    </section>
  );
};

/** Sessions, newsletter, data export and account deletion (U-03, U-05). */
export const SecurityView = (props: ViewProps) => {
  const { site, t } = props;
  return (
    <>
      <Sessions {...props} />
      <Newsletter {...props} />
      <section className={styles['group']}>
        <h2>{t('account.security.export')}</h2>
        <p className={styles['text']}>{t('account.security.exportText')}</p>
        <p>
          <ButtonLink href="/consumer/export" download="undula-account.json" variant="line" icon="download">
            {t('account.security.exportLink')}
          </ButtonLink>
        </p>
      </section>
      <section className={styles['group']}>
        <h2>{t('account.delete.title')}</h2>
        <p className={styles['text']}>{t('account.delete.text')}</p>
        <p>
          <TextLink href={accountPath(site, 'delete')} variant="more">
            {t('account.delete.title')}
          </TextLink>
        </p>
      </section>
    </>
  );
};
