import { showMailedOrder } from '#backend/consumer/consumer.ts';
import type { PageProps } from '#framework/routes.tsx';
import { MailedOrder } from '#screens/order/mailed-order.tsx';
import { LetterScreen } from '#server-components/letter-screen/letter-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';

/** Where the mails of an order lead, on every device, with script and without: whoever has the link sees the order, nobody else hears of it. */
export default async function PlainMailedOrderPage({ site, query }: PageProps) {
  const order = await showMailedOrder(new URLSearchParams(query).get('key') ?? '');
  if (order) return <MailedOrder site={site} order={order} />;
  const t = await getTranslator(site.locale);
  return (
    <LetterScreen
      site={site}
      page="mailedOrder"
      title={t('checkout.success.page')}
      fault={t('account.refused.link')}
      description={t('checkout.description')}
    />
  );
}
