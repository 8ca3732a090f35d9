import { loadMailedOrderDocument } from '#backend/consumer/consumer.ts';
import type { PageProps } from '#framework/routes.tsx';
import { MailedOrder } from '#screens/order/mailed-order.tsx';
import { MailLinkScreen } from '#server-components/mail-link-screen/mail-link-screen.tsx';
import { getTranslator } from '#server-components/translator.ts';

/** The target of links in order mails, on every device, with and without script: only whoever has the link sees the order. */
export default async function NoScriptMailedOrderPage({ site, query }: PageProps) {
  const order = await loadMailedOrderDocument(new URLSearchParams(query).get('key') ?? '');
  if (order) return <MailedOrder site={site} order={order} />;
  const t = await getTranslator(site.locale);
  return (
    <MailLinkScreen
      site={site}
      page="mailedOrder"
      title={t('checkout.success.page')}
      error={t('account.refused.link')}
      description={t('checkout.description')}
    />
  );
}
