import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';

/** Words that other screens use, too: said by the server, so that their texts need not travel. */
export type SharedTexts = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  optional: string;
  terms: string;
  /** How many fields are at fault, by their number: the first is for one. */
  fieldErrors: readonly string[];
};

/** What a form of a visitor needs of its page. */
export type FormSetting = {
  site: Site;
  messages: Pick<Messages, 'access' | 'account' | 'general'>;
  words: SharedTexts;
  /** What the form did before, when it was sent without script. */
  draft?: { isDone: boolean; fields: Record<string, string>; problems: readonly FieldProblem[] } | undefined;
};
