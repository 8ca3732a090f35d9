import { createTicket } from '#backend/captcha/captcha.ts';
import { readOwnReturn } from '#backend/consumer/consumer.ts';
import { currentCookies } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { ReturnSessionScreen } from '#screens/return/return-session-screen.tsx';

/** The return that this visitor is working on, with and without script: personal, never cached. */
export default async function NoScriptReturnOrderPage({ site }: PageProps) {
  return (
    <ReturnSessionScreen
      site={site}
      hasSent={currentCookies() !== ''}
      {...(await readOwnReturn(site, currentCookies()))}
      ticket={await createTicket()}
    />
  );
}
