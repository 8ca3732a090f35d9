import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnReturn } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ReturnSessionScreen } from '#screens/return/return-session-screen.tsx';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** The return of an order whose number is in the path, without script: personal, never cached. */
export default async function NoScriptReturnOfOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  const own = await readOwnReturn(site, currentCookies());
  const number = truncateText(decodeSegments([orderId])?.[0] ?? '', 40) || undefined;
  return <ReturnSessionScreen site={site} hasSent={currentCookies() !== ''} {...own} orderId={number} ticket={await createTicket()} />;
}
