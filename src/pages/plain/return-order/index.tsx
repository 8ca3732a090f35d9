import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnReturn } from '#backend/consumer/consumer.ts';
import { DeskScreen } from '#server-modules/return/desk-screen.tsx';
import { currentCookies } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** The return that this visitor is writing, with script and without: their own, kept by no cache. */
export default async function PlainReturnOrderPage({ site }: PageProps) {
  return (
    <DeskScreen
      site={site}
      hasSent={currentCookies() !== ''}
      {...(await readOwnReturn(site, currentCookies()))}
      ticket={await createTicket()}
    />
  );
}
