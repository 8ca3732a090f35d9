import 'server-only';
import type { CaptchaTables } from '#backend/captcha/captcha.table.ts';
import type { CartTables } from '#backend/cart/cart.table.ts';
import type { PriceHistoryTables } from '#backend/catalogue/price-history.table.ts';
import type { StockTables } from '#backend/catalogue/stock.table.ts';
import type { ConsentTables } from '#backend/consent/consent.table.ts';
import type { ConsumerTables } from '#backend/consumer/consumer.table.ts';
import type { ContactTables } from '#backend/contact/contact.table.ts';
import type { DiscountTables } from '#backend/discount/discount.table.ts';
import type { GuaranteeTables } from '#backend/guarantee/guarantee.table.ts';
import type { InvoiceTables } from '#backend/invoice/invoice.table.ts';
import type { OutboxTables } from '#backend/jobs/outbox.table.ts';
import type { NewsletterTables } from '#backend/newsletter/newsletter.table.ts';
import type { OrderTables } from '#backend/order/order.table.ts';
import type { PaymentTables } from '#backend/payment/payment.table.ts';
import type { LimitTables } from '#backend/rate-limit/rate-limit.table.ts';
import type { ReturnTables } from '#backend/return/return.table.ts';
import type { SessionTables } from '#backend/session/session.table.ts';
import type { SitemapTables } from '#backend/sitemap/page-change.table.ts';
import type { WebhookTables } from '#backend/webhook/webhook.table.ts';
import type { WishlistTables } from '#backend/wishlist/wishlist.table.ts';

/**
 * Every table of the shop, but for those of the payment sandbox, which adds its own; each module describes its rows in `<module>.table.ts`.
 * TypeScript merges them into the database's type, which knows no module.
 */
declare module '#backend/database/tables.ts' {
  interface Tables
    extends CaptchaTables,
      CartTables,
      PriceHistoryTables,
      StockTables,
      ConsentTables,
      ConsumerTables,
      ContactTables,
      DiscountTables,
      GuaranteeTables,
      InvoiceTables,
      OutboxTables,
      LimitTables,
      NewsletterTables,
      OrderTables,
      PaymentTables,
      ReturnTables,
      SessionTables,
      SitemapTables,
      WebhookTables,
      WishlistTables {}
}
