import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { DeliveryAddress } from '#shared/contract/consumer-address.ts';
import { inBrackets } from '#shared/i18n/in-brackets.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import type { ViewProps } from './account-setting.ts';
import { ActionForm } from './action-form.tsx';
import { AddressBlock } from './address-block.tsx';
import styles from './addresses.module.css';

type CardProps = Pick<ViewProps, 'site' | 'rules' | 't'> & { address: DeliveryAddress };

const DeliveryCard = ({ address, ...setting }: CardProps) => {
  const { site, t } = setting;
  const { id, isPrimary, street, city } = address;
  const shared = { fields: { id }, what: `${street}, ${city}`, busyLabel: t('checkout.sending') };
  return (
    <li className={styles['address']}>
      <AddressBlock address={address} {...setting} />
      <div className={styles['actions']}>
        <TextLink href={accountPath(site, 'edit-address', id)} variant="action" icon="edit">
          {t('account.addresses.edit')}
          <span className="visually-hidden"> ({shared.what})</span>
        </TextLink>
        <ActionForm {...shared} form="remove" action="/consumer/addresses/delivery/remove" icon="trash">
          {t('account.addresses.remove')}
        </ActionForm>
        {!isPrimary && (
          <ActionForm {...shared} form="primary" action="/consumer/addresses/delivery/primary">
            {t('account.addresses.makePrimary')}
          </ActionForm>
        )}
      </div>
    </li>
  );
};

/** All addresses of an account, for delivery and billing (U-05). */
export const AddressesView = ({ overview, site, rules, t }: ViewProps) => {
  const { deliveryAddresses, billingAddress } = overview;
  return (
    <>
      <section className={styles['group']}>
        <h2>{t('account.addresses.delivery')}</h2>
        {deliveryAddresses.length === 0 ? (
          <p>{t('account.addresses.none')}</p>
        ) : (
          <ul className={styles['addresses']}>
            {deliveryAddresses.map((address) => (
              <DeliveryCard key={address.id} address={address} site={site} rules={rules} t={t} />
            ))}
          </ul>
        )}
        <p>
          <ButtonLink href={accountPath(site, 'add-address')} icon="plus">
            {t('account.addresses.add')}
          </ButtonLink>
        </p>
      </section>
      <section className={styles['group']}>
        <h2>{t('checkout.address.billing')}</h2>
        {billingAddress ? (
          <AddressBlock address={billingAddress} site={site} rules={rules} t={t} />
        ) : (
          <p>{t('account.addresses.noBilling')}</p>
        )}
        <p>
          <TextLink href={accountPath(site, 'edit-billing-address')} variant="action" icon="edit">
            {t('account.addresses.edit')}
            <span className="visually-hidden">{inBrackets(site.locale, t('checkout.address.billing'))}</span>
          </TextLink>
        </p>
      </section>
    </>
  );
};
