import 'server-only';
import { mailboxOf } from './mailbox.ts';
import { createSingleLimit, type LimitRule } from './single-limit.ts';

/** How many mails of one kind a mailbox gets in a period, whoever asks for them. */
export type MailBudget = {
  /**
   * Does work that may mail to an address: it is told whether one more mail may be sent there, and returns whether it sent one. Only sent
   * mails count, so requests that send nothing use up nothing.
   */
  spend: <T extends { isMailed: boolean }>(email: string, work: (mayMail: boolean) => Promise<T>) => Promise<T>;
};

/** Creates the budget of one kind of mail; each kind has its own, so that none can use up another's. */
export const createMailBudget = (name: string, rule: LimitRule): MailBudget => {
  const limit = createSingleLimit(name, rule, { isRemembered: false });
  return {
    spend: async (email, work) => {
      const mailbox = mailboxOf(email);
      const mayMail = await limit.allows(mailbox);
      let isMailed = false;
      try {
        const result = await work(mayMail);
        ({ isMailed } = result);
        return result;
      } finally {
        // It is taken before the work, so that two at once cannot both have the last one.
        if (!isMailed) await limit.release(mailbox);
      }
    },
  };
};
