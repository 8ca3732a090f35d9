import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnReturn } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { DeskScreen } from '#screens/return/desk-screen.tsx';
import { cutText } from '#shared/cleaning/cut-text.ts';
import { decodeSegments } from '#shared/routes/decode-segments.ts';

/** The return of an order whose number came with the path, without script: the visitor's own, kept by no cache. */
export default async function PlainReturnOfOrderPage({ site, orderId }: PageProps & { orderId: string }) {
  const own = await readOwnReturn(site, currentCookies());
  const number = cutText(decodeSegments([orderId])?.[0] ?? '', 40) || undefined;
  return <DeskScreen site={site} hasSent={currentCookies() !== ''} {...own} orderId={number} ticket={await createTicket()} />;
}
