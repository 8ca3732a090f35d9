import { Link } from '#client/primitives/link/link.tsx';
import type { AccountOverview } from '#shared/contract/account-overview.ts';
import { type AccountSection, accountPath } from '#shared/routes/account-paths.ts';
import { pathTo } from '#shared/routes/paths.ts';
import styles from './account.module.css';
import type { ViewProps } from './account-setting.ts';

type Entry = 'overview' | 'orders' | 'wishlist' | 'addresses' | 'payment' | 'products' | 'profile' | 'security';

const sections: Record<Entry, readonly (AccountSection | undefined)[]> = {
  overview: [undefined],
  orders: ['orders'],
  wishlist: [],
  addresses: ['addresses', 'add-address', 'edit-address', 'edit-billing-address'],
  payment: ['payment-methods', 'add-payment'],
  products: ['products'],
  profile: ['profile'],
  security: ['security', 'delete'],
};

const countOf = (
  entry: Entry,
  { orders, wishes: wishlistCount, deliveryAddresses, paymentMethods, products }: AccountOverview,
): number | undefined => {
  const counts: Partial<Record<Entry, number>> = {
    orders: orders.length,
    wishlist: wishlistCount,
    addresses: deliveryAddresses.length,
    payment: paymentMethods.length,
    products: products.length,
  };
  return counts[entry];
};

/** All screens of the account with the current one marked, and the logout. */
export const AccountMenu = ({ site, section, overview, logout, t }: ViewProps) => (
  <nav className={styles['menu']} aria-label={t('account.menu.label')}>
    <ul>
      {(Object.keys(sections) as Entry[]).map((entry) => {
        const count = countOf(entry, overview);
        const isHere = sections[entry].includes(section);
        const href = entry === 'wishlist' ? pathTo(site, 'wishlist') : accountPath(site, sections[entry][0]);
        return (
          <li key={entry} data-overview={entry === 'overview' || undefined}>
            <Link href={href} className={styles['entry']} {...(isHere && { 'aria-current': 'page' as const })}>
              <span>{t(`account.menu.${entry}`)}</span>
              {count !== undefined && <span className={`num ${styles['count']}`}>{count}</span>}
            </Link>
          </li>
        );
      })}
      <li className={styles['logout']}>{logout}</li>
    </ul>
  </nav>
);
