import 'server-only';
import { createMailBudget } from '#backend/rate-limit/rate-limit.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** How many mails of each kind a mailbox gets at the request of people who only name it. */
export const mailBudgets = {
  register: createMailBudget('mail-register', { points: 20, seconds: hour }),
  verification: createMailBudget('mail-verification', { points: 20, seconds: hour }),
  password: createMailBudget('mail-password', { points: 20, seconds: hour }),
  newsletter: createMailBudget('mail-newsletter', { points: 1, seconds: day }),
  // Whoever is logged in asks for a mail to their own verified mailbox.
  ownNewsletter: createMailBudget('mail-own-newsletter', { points: 5, seconds: day }),
  product: createMailBudget('mail-product', { points: 20, seconds: hour }),
};
