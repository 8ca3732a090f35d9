import 'server-only';
import type { Migration } from 'kysely/migration';
import * as stock from './migrations/001-stock.ts';
import * as cart from './migrations/002-cart.ts';
import * as order from './migrations/003-order.ts';
import * as wishlist from './migrations/004-wishlist.ts';
import * as consumer from './migrations/005-consumer.ts';
import * as outbox from './migrations/010-outbox.ts';
import * as payment from './migrations/011-payment.ts';
import * as sandbox from './migrations/012-sandbox.ts';
import * as contact from './migrations/013-contact.ts';
import * as account from './migrations/020-account.ts';
import * as consumerAddress from './migrations/021-consumer-address.ts';
import * as orderConsumer from './migrations/022-order-consumer.ts';
import * as orderReturn from './migrations/030-return.ts';
import * as newsletter from './migrations/040-newsletter.ts';
import * as emailChange from './migrations/041-email-change.ts';
import * as accountDraft from './migrations/042-account-draft.ts';
import * as wishlistShare from './migrations/050-wishlist-share.ts';
import * as savedCard from './migrations/060-saved-card.ts';
import * as keptInstrument from './migrations/061-kept-instrument.ts';
import * as sandboxMethod from './migrations/062-sandbox-method.ts';
import * as orderCare from './migrations/070-order-care.ts';
import * as invoice from './migrations/071-invoice.ts';
import * as webhook from './migrations/072-webhook.ts';
import * as dropPoint from './migrations/080-drop-point.ts';
import * as discountTerms from './migrations/090-discount-terms.ts';
import * as priceHistory from './migrations/092-price-history.ts';
import * as refundKey from './migrations/095-refund-key.ts';
import * as openWithdrawal from './migrations/096-open-withdrawal.ts';
import * as refundRejection from './migrations/110-refund-rejection.ts';
import * as draftTime from './migrations/120-draft-time.ts';
import * as captcha from './migrations/121-captcha.ts';
import * as limits from './migrations/130-limits.ts';
import * as paymentMismatch from './migrations/140-payment-mismatch.ts';
import * as cartNews from './migrations/141-cart-news.ts';
import * as sandboxKeys from './migrations/150-sandbox-keys.ts';
import * as soldOut from './migrations/160-sold-out.ts';
import * as keptPrices from './migrations/161-kept-prices.ts';
import * as pageChange from './migrations/170-page-change.ts';
import * as registeredProduct from './migrations/180-registered-product.ts';
import * as contactAttachment from './migrations/190-contact-attachment.ts';
import * as consentRecord from './migrations/200-consent-record.ts';
import * as paymentFailure from './migrations/210-payment-failure.ts';
import * as pendingAccount from './migrations/220-pending-account.ts';
import * as confirmedProduct from './migrations/221-confirmed-product.ts';
import * as orderHold from './migrations/222-order-hold.ts';
import * as orderLink from './migrations/230-order-link.ts';
import * as pendingDevice from './migrations/240-pending-device.ts';
import * as orderHoldLine from './migrations/241-order-hold-line.ts';

/** All migrations by name. A new one takes the next number and is never changed afterwards. */
export const migrations: Record<string, Migration> = {
  '001-stock': stock,
  '002-cart': cart,
  '003-order': order,
  '004-wishlist': wishlist,
  '005-consumer': consumer,
  '010-outbox': outbox,
  '011-payment': payment,
  '012-sandbox': sandbox,
  '013-contact': contact,
  '020-account': account,
  '021-consumer-address': consumerAddress,
  '022-order-consumer': orderConsumer,
  '030-return': orderReturn,
  '060-saved-card': savedCard,
  '061-kept-instrument': keptInstrument,
  '062-sandbox-method': sandboxMethod,
  '070-order-care': orderCare,
  '040-newsletter': newsletter,
  '041-email-change': emailChange,
  '042-account-draft': accountDraft,
  '071-invoice': invoice,
  '072-webhook': webhook,
  '050-wishlist-share': wishlistShare,
  '080-drop-point': dropPoint,
  '090-discount-terms': discountTerms,
  '095-refund-key': refundKey,
  '092-price-history': priceHistory,
  '096-open-withdrawal': openWithdrawal,
  '110-refund-rejection': refundRejection,
  '120-draft-time': draftTime,
  '121-captcha': captcha,
  '140-payment-mismatch': paymentMismatch,
  '130-limits': limits,
  '141-cart-news': cartNews,
  '150-sandbox-keys': sandboxKeys,
  '160-sold-out': soldOut,
  '161-kept-prices': keptPrices,
  '170-page-change': pageChange,
  '180-registered-product': registeredProduct,
  '190-contact-attachment': contactAttachment,
  '200-consent-record': consentRecord,
  '210-payment-failure': paymentFailure,
  '220-pending-account': pendingAccount,
  '221-confirmed-product': confirmedProduct,
  '222-order-hold': orderHold,
  '230-order-link': orderLink,
  '240-pending-device': pendingDevice,
  '241-order-hold-line': orderHoldLine,
};
