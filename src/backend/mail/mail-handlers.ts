import 'server-only';
import type { OutboxHandlers } from '#backend/jobs/jobs.ts';
import { sendConsumerMail } from './consumer-mail.ts';
import { sendContactReceipt } from './contact-receipt.ts';
import { sendGuaranteeMail } from './guarantee-mail.ts';
import { sendOpenWithdrawalMail } from './open-withdrawal-mail.ts';
import { findOrderMailFacts, findShopFacts } from './order-mail-facts.ts';
import { type RenderMail, sendOrderMail } from './send-mail.ts';
import { sendReturnMail } from './send-return-mail.ts';

// react-dom/server does not exist in the rsc environment: mails are rendered in the ssr environment.
const render: RenderMail = async (mail) => {
  const renderer = await import.meta.viteRsc.import<typeof import('./render-mail.tsx')>('./render-mail.tsx', { environment: 'ssr' });
  return renderer.renderMail(mail);
};

// For another module, which adds its files.

export { sendContactMail } from './contact-mail.ts';

/** The module's background work. */
export const mailHandlers: OutboxHandlers = {
  mail: sendOrderMail({ render, findFacts: findOrderMailFacts }),
  'return-mail': sendReturnMail({ render, findFacts: findShopFacts }),
  'open-withdrawal-mail': sendOpenWithdrawalMail({ render, findFacts: findShopFacts }),
  'guarantee-mail': sendGuaranteeMail(render),
  'contact-receipt': sendContactReceipt(render),
  'consumer-mail': sendConsumerMail(render),
};
