import { pathOfPage } from '#backend/content/content.ts';
import { FoundProduct } from '#client/guarantee/found-product.tsx';
import { Spans } from '#client/guarantee/spans.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { type Row, Rows } from '#client/primitives/rows/rows.tsx';
import { company } from '#shared/company/company.ts';
import type { RegisteredProduct } from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';
import { formatDay } from '#shared/guarantee/calendar-day.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { legalSpan } from './before-purchase.tsx';
import { LinkForms } from './link-forms.tsx';
import styles from './product-registration.module.css';
import { Part, RegistrationLayout } from './registration-layout.tsx';

type Props = {
  site: Site;
  t: Translate;
  registered: RegisteredProduct & { email: string; holder: string; isConfirmed: boolean };
  /** The parameters of the link in the mail; undefined right after the form was sent. */
  link: { id: string; key: string } | undefined;
  isLoggedIn: boolean;
};

const Facts = ({ site, t, registered }: Props) => {
  const { registrationId, name, variantName, picture, sku, purchasedOn, boughtAt, holder } = registered;
  return (
    <Part title={t('guarantee.heading')}>
      <Rows
        rows={[
          { name: t('guarantee.number'), value: <b translate="no">{registrationId}</b> },
          { name: t('guarantee.item'), value: <FoundProduct {...{ name, variantName, picture }} locale={site.locale} note={sku} /> },
          { name: t('guarantee.purchasedOn'), value: formatDay(purchasedOn, site.locale, 'long') },
          { name: t('guarantee.boughtAt'), value: boughtAt },
          { name: t('guarantee.holder'), value: holder },
        ]}
      />
      <PrintButton>{t('checkout.success.print')}</PrintButton>
    </Part>
  );
};

const Help = ({ site, t, registered, link }: Props) => {
  const { name, productKey } = registered;
  const parts = pathOfPage(site, 'spare-parts');
  const [before, email = '', after] = piecesAround((slot) => t('guarantee.claimText', { email: slot(company.email) }));
  const rows: Row[] = [
    {
      name: t('guarantee.claim'),
      value: (
        <>
          {before}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          {after}
        </>
      ),
    },
  ];
  if (parts !== undefined) {
    const href = `${parts}?${new URLSearchParams({ model: productKey })}`;
    rows.push({ name: t('product.parts.headline'), value: <TextLink href={href}>{t('guarantee.partsOf', { name })}</TextLink> });
  }
  if (!link) rows.push({ name: t('guarantee.forgetTitle'), value: t('guarantee.forgetText') });
  return (
    <Part title={t('guarantee.help')}>
      <Rows rows={rows} />
      {link && <LinkForms t={t} link={link} isConfirmed={registered.isConfirmed} />}
    </Part>
  );
};

const Aside = ({ site, t, registered, isLoggedIn }: Props) => {
  const { guaranteeEnds, guaranteeYears } = registered;
  const legal = legalSpan({ site, t });
  const ours = {
    name: t('guarantee.ours', { years: t('checkout.guarantee.years', { count: guaranteeYears }) }),
    end: t('guarantee.until', { date: formatDay(guaranteeEnds, site.locale, 'medium') }),
    years: guaranteeYears,
  };
  return (
    <>
      <section className={styles['panel']}>
        <h2>{t('guarantee.endTitle', { date: formatDay(guaranteeEnds, site.locale, 'long') })}</h2>
        <Spans spans={[...(legal ? [legal] : []), ours]} />
        <p className={styles['note']}>{t('guarantee.counted')}</p>
        <p className={styles['note']}>{t('guarantee.rights')}</p>
      </section>
      {isLoggedIn ? (
        <p>
          <ButtonLink href={accountPath(site, 'products')} variant="line">
            {t('account.menu.products')}
          </ButtonLink>
        </p>
      ) : (
        <section className={styles['side']}>
          <h2>{t('guarantee.accountTitle')}</h2>
          <p className={styles['note']}>{t('guarantee.accountText')}</p>
          <p>
            <ButtonLink href={pathTo(site, 'register')} variant="line">
              {t('access.register.title')}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
};

/** A product is registered: until when its guarantee runs, its number, and what to do about a problem. */
export const RegistrationDone = (props: Props) => {
  const { site, t, registered } = props;
  return (
    <>
      <div className={styles['done']} role="status">
        <p className={styles['status']}>
          <Icon name="check-circle" size="s" />
          {t('guarantee.registeredAt', {
            moment: formatMoment(registered.registeredAt, site, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
        <h1>{t('guarantee.doneTitle', { name: registered.name })}</h1>
        {!props.link && <p className={styles['sent']}>{t('guarantee.sent', { email: registered.email })}</p>}
      </div>
      <RegistrationLayout aside={<Aside {...props} />}>
        <Facts {...props} />
        <Help {...props} />
      </RegistrationLayout>
    </>
  );
};
