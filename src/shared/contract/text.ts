import { z } from './zod.ts';

// Control characters, line ends of other kinds, and marks that turn or hide what stands beside them. Two invisible joiners belong to the
// spelling of names in some scripts: behind a letter they may stand.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?!(?<=[\p{L}\p{M}])[\u200c\u200d])\p{Cf}/u;
// Between lines only what turns the direction of reading does harm: texts are pasted from everywhere.
const unseenBetweenLines = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

const bounded = (max: number) => z.string().trim().max(max, 'general.validation.tooLong');
const filled = (max: number) => bounded(max).min(1, 'general.validation.required');
const isSeen = (text: string): boolean => !unseen.test(text);

/** A text of one line, which may be empty; refused where it holds characters that nobody sees. */
export const line = (max: number) => bounded(max).refine(isSeen, 'general.validation.characters');

/** A text of one line that must be given. */
export const filledLine = (max: number) => filled(max).refine(isSeen, 'general.validation.characters');

// Mails greet by name: nobody writes to strangers through the shop by calling himself a web address.
const isName = (text: string): boolean => !/:\/\/|www\./i.test(text.normalize('NFKC'));

/** What somebody is called: a text of one line that must be given and holds no web address. */
export const nameLine = (max: number) => filledLine(max).refine(isName, 'general.validation.name');

/** A text of one line that may be left out. */
export const optionalLine = (max: number) => line(max).default('');

/** A text of several lines that must be given. */
export const filledText = (max: number) => filled(max).refine((text) => !unseenBetweenLines.test(text), 'general.validation.characters');

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

const namesOfPeople = new Set(['firstName', 'lastName']);

/** For what is also read back from where it was kept, maybe before this rule: refuses unseen characters in these fields of what somebody sends, and web addresses in those that are names. */
export const rejectInvisible =
  (names: readonly string[]) =>
  (sent: Record<string, unknown>, context: Issues): void => {
    for (const name of names) {
      const text = sent[name];
      if (typeof text !== 'string') continue;
      if (!isSeen(text)) context.addIssue({ code: 'custom', path: [name], message: 'general.validation.characters' });
      else if (namesOfPeople.has(name) && !isName(text))
        context.addIssue({ code: 'custom', path: [name], message: 'general.validation.name' });
    }
  };
