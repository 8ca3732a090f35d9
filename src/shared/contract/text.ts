import { z } from './zod.ts';

// Control characters, other line ends, and marks that reverse or hide the text next to them. Two invisible joiners belong to the spelling
// of names in some scripts: they are allowed after a letter.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?!(?<=[\p{L}\p{M}])[\u200c\u200d])\p{Cf}/u;
// In multi-line texts only characters that change the reading direction are harmful: texts are pasted from everywhere.
const unseenBetweenLines = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

// Blanks around it, invisible characters and letters in two code points: what cleaning takes away again.
const slack = 4;

/**
 * A text of a call. Its length is checked before anything else reads it: a text of more than four times `max` characters is rejected
 * unread, because cleaning it may take seconds. The rules that follow clean it and check `max` itself.
 */
export const measured = (max: number) => z.string().check(z.maxLength(slack * max, { error: 'general.validation.tooLong', abort: true }));

/** A text of at most `max` characters without blanks around it; it may be empty. */
export const bounded = (max: number) => measured(max).check(z.trim(), z.maxLength(max, 'general.validation.tooLong'));

/** A required text of at most `max` characters without blanks around it. */
export const filled = (max: number) => bounded(max).check(z.minLength(1, 'general.validation.required'));
const isSeen = (text: string): boolean => !unseen.test(text);

/** The secret part of a link in a mail, compared as it is. */
export const mailedKey = measured(100).check(z.minLength(1, 'general.validation.required'), z.maxLength(100, 'general.validation.tooLong'));

/** A single-line text, which may be empty; rejected if it contains invisible characters. */
export const line = (max: number) => bounded(max).check(z.refine(isSeen, 'general.validation.characters'));

/** A required single-line text. */
export const filledLine = (max: number) => filled(max).check(z.refine(isSeen, 'general.validation.characters'));

// Mails address people by name: nobody may send strangers a web address through the shop by using it as a name.
const isName = (text: string): boolean => !/:\/\/|www\./i.test(text.normalize('NFKC'));

/** A name: a required single-line text without a web address. */
export const nameLine = (max: number) => filledLine(max).check(z.refine(isName, 'general.validation.name'));

/** An optional single-line text. */
export const optionalLine = (max: number) => z._default(line(max), '');

/** A required multi-line text. */
export const filledText = (max: number) =>
  filled(max).check(z.refine((text) => !unseenBetweenLines.test(text), 'general.validation.characters'));

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

const namesOfPeople = new Set(['firstName', 'lastName']);

/** For schemas that also read stored values, which may predate this rule: rejects invisible characters in these fields of submitted data, and web addresses in those that are names. */
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
