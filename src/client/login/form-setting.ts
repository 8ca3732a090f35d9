import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';

/** Texts shared with other screens, rendered by the server, so that the messages need not be sent. */
type SharedTexts = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  optional: string;
  terms: string;
  /** The error counts, by number: the first is the singular. */
  fieldErrors: readonly string[];
};

/** What a visitor form gets from its page. */
export type FormSetting = {
  site: Site;
  messages: Pick<Messages, 'access' | 'account' | 'general'>;
  words: SharedTexts;
  /** The result of the last submit without script. */
  draft?: { isDone: boolean; fields: Record<string, string>; problems: readonly FieldProblem[] } | undefined;
};
