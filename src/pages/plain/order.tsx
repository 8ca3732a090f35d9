import { showMailedOrder } from '#backend/consumer/consumer.ts';
import { LetterScreen } from '#server-modules/account/letter-screen.tsx';
import { MailedOrder } from '#server-modules/order/mailed-order.tsx';
import { getTranslator } from '#server-modules/translator.ts';
import type { PageProps } from '#waku/routes.tsx';

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
