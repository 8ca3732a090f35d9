import { TextLink } from '#client/primitives/link/text-link.tsx';
import { nameAction } from '#shared/i18n/name-action.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { ViewProps } from './account-setting.ts';
import { ActionForm } from './action-form.tsx';
import styles from './addresses.module.css';
import { CardLines, cardName } from './card-lines.tsx';

/** The saved cards, each with a button to delete it (U-05), and how to add one: by paying with it. */
export const PaymentView = ({ overview, site, t }: ViewProps) => (
  <>
    {overview.paymentMethods.length === 0 && <p>{t('account.payment.none')}</p>}
    <ul className={styles['addresses']}>
      {overview.paymentMethods.map((card) => (
        <li key={card.id} className={styles['address']}>
          <CardLines card={card} locale={site.locale} t={t} />
          <ActionForm
            form="card"
            action="/consumer/payment-methods/remove"
            fields={{ id: card.id }}
            label={nameAction(site.locale, t('account.payment.remove'), cardName(card, t))}
            icon="trash"
            busyLabel={t('checkout.sending')}
          >
            {t('account.payment.remove')}
          </ActionForm>
        </li>
      ))}
    </ul>
    <p>{t('account.payment.add')}</p>
    <p>
      <TextLink href={pathTo(site, 'cart')} variant="action">
        {t('account.payment.toCart')}
      </TextLink>
    </p>
  </>
);
