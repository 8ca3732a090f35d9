import type { ReactNode } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { formatMoment } from '#shared/i18n/moment.ts';
import { type AccountSection, accountPath, parentOf } from '#shared/routes/account-paths.ts';
import styles from './account.module.css';
import { AccountMenu } from './account-menu.tsx';
import type { ViewProps } from './account-setting.ts';
import { AddressesView } from './addresses-view.tsx';
import { DeleteView } from './delete-view.tsx';
import { EditAddressView, EditBillingView } from './edit-address-view.tsx';
import { OrderView } from './order-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { LatestOrder, OverviewView } from './overview-view.tsx';
import { PaymentView } from './payment-view.tsx';
import { ProductsView } from './products-view.tsx';
import { ProfileView } from './profile-view.tsx';
import { sectionTitles } from './section-titles.ts';
import { SecurityView } from './security-view.tsx';

const views: Record<AccountSection, (props: ViewProps) => ReactNode> = {
  orders: (props) => (props.id === undefined ? <OrdersView {...props} /> : <OrderView {...props} />),
  addresses: AddressesView,
  'add-address': EditAddressView,
  'edit-address': EditAddressView,
  'edit-billing-address': EditBillingView,
  'payment-methods': PaymentView,
  'add-payment': PaymentView,
  products: ProductsView,
  profile: ProfileView,
  security: SecurityView,
  delete: DeleteView,
};

const titleOf = ({ section, overview, order, id, site, t }: ViewProps): string => {
  const { salutation, firstName, lastName } = overview.profile;
  if (section === undefined) return t(`account.greeting.${salutation === '' ? 'none' : salutation}`, { firstName, lastName });
  if (section !== 'orders' || id === undefined || !order) return t(sectionTitles[section]);
  const date = formatMoment(order.placedAt, site, { dateStyle: 'long' });
  return t('account.orders.from', { date });
};

const Back = ({ section, id, site, t }: ViewProps) => {
  if (section === undefined) return null;
  const parent = section === 'orders' && id !== undefined ? 'orders' : parentOf(section);
  return (
    <p className={styles['back']}>
      <TextLink href={accountPath(site, parent)} variant="back">
        {parent === undefined ? t('account.back') : t(sectionTitles[parent])}
      </TextLink>
    </p>
  );
};

/** An account screen: heading, the menu of all screens, and the requested screen beside it. */
export const AccountView = (props: ViewProps) => {
  const { section, id, draft, t } = props;
  const View = section && views[section];
  return (
    <div className={`wrap ${styles['page']}`}>
      <Back {...props} />
      <h1 className={styles['title']}>{titleOf(props)}</h1>
      {section === 'orders' && id !== undefined && <p className={styles['number']}>{id}</p>}
      <div className={styles['frame']} data-overview={section === undefined || undefined}>
        {section === undefined && (
          <div className={styles['lead']}>
            <LatestOrder {...props} />
          </div>
        )}
        <AccountMenu {...props} />
        <div className={styles['main']}>
          {draft?.isDone && (
            <Message kind="success" role="status" title={t(`account.done.${draft.form === 'delete' ? 'edit' : draft.form}`)} />
          )}
          {View ? <View {...props} /> : <OverviewView {...props} />}
        </div>
      </div>
    </div>
  );
};
