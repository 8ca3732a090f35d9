import 'server-only';
import type { Trx } from '#backend/database/database.ts';
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
