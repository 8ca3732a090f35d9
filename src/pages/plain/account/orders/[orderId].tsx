import { loadAccountDocument } from '#backend/consumer/consumer.ts';
import { requireAccount } from '#framework/access.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** One order for browsers without script: personal, never cached. */
export default async function NoScriptOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  if ((await requireAccount(site)) === undefined) return null;
  const id = decodeSegments([orderId])?.[0]?.slice(0, 80);
  const document = await loadAccountDocument(site, currentCookies(), id ?? '');
  return document ? <AccountScreen site={site} section="orders" id={id} document={document} /> : null;
}
