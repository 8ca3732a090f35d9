import type { MessageKey } from '#shared/i18n/messages.ts';
import type { AccountSection } from '#shared/routes/account-paths.ts';

/** The titles of the account screens, for headings, back links and breadcrumbs. */
export const sectionTitles: Record<AccountSection, MessageKey> = {
  orders: 'account.menu.orders',
  addresses: 'account.menu.addresses',
  'add-address': 'account.addresses.add',
  'edit-address': 'account.addresses.editTitle',
  'edit-billing-address': 'checkout.address.billing',
  'payment-methods': 'account.menu.payment',
  'add-payment': 'account.menu.payment',
  products: 'account.menu.products',
  profile: 'account.menu.profile',
  security: 'account.menu.security',
  delete: 'account.delete.title',
};
