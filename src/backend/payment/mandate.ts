import 'server-only';
import { type Db, database, type Trx } from '#backend/database/database.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { PaymentMandateTable } from './payment.table.ts';
import { readPaymentSettings } from './payment-settings.ts';

/** The mandate data from the payment step; `acceptedAt` in epoch milliseconds. */
type GivenMandate = Pick<PaymentMandateTable, 'reference' | 'holder' | 'last4' | 'acceptedAt'>;

/** Saves the mandate of an order with the exact text that the buyer agreed to, in the buyer's language (O-02). */
export const saveMandate = async (trx: Trx, { language, locale }: Site, orderId: string, mandate: GivenMandate): Promise<void> => {
  const t = createTranslator(language, await loadMessages(locale));
  const wording = [t('checkout.mandate.text'), t('checkout.mandate.refund'), t('checkout.mandate.accept')].join('\n');
  const row: PaymentMandateTable = { ...mandate, orderId, creditorId: readPaymentSettings().creditorId, wording, language };
  await trx.insertInto('paymentMandate').values(row).execute();
};

// A debit without a valid mandate can be reclaimed for thirteen months (Directive (EU) 2015/2366, Art. 71); the order is charged within the
// month after its mandate.
const retentionMonths = 14;

/** The mandate of an order: what proves to a bank that the buyer agreed to the debit. */
export const findMandate = (db: Db, orderId: string): Promise<PaymentMandateTable | undefined> =>
  db.selectFrom('paymentMandate').selectAll().where('orderId', '=', orderId).executeTakeFirst();

/** Deletes mandates when no debit by them can be disputed any more. */
export const deleteOldMandates = async (now = Date.now()): Promise<void> => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  await database.deleteFrom('paymentMandate').where('acceptedAt', '<', before.getTime()).execute();
};
