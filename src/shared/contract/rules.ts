import { cleanEmail } from '#shared/cleaning/clean-email.ts';
import { cleanPhone } from '#shared/cleaning/clean-phone.ts';
import { measured } from './text.ts';
import { z } from './zod.ts';

/** The rules of specification §5 (V-02). Each fails with the key of the message that explains it, the same in the browser and on the server. */

const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
};

/** Fails on empty, null, false, an empty list and pure whitespace. */
export const required = z.unknown().check(z.refine(isFilled, 'general.validation.required'));

// As permissive as a browser's own email field, plus a dot in the domain: whatever passes there is not rejected later.
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** An email address; its domain may be in any script, and is stored in the form of mail servers. */
export const email = measured(254).check(
  z.overwrite(cleanEmail),
  z.email({ pattern: mailbox, error: 'general.validation.email' }),
  z.maxLength(254, 'general.validation.tooLong'),
);

/** Exactly five digits: the rule for countries without one of their own. */
export const zip = measured(5).check(z.regex(/^\d{5}$/, 'general.validation.plz'));

/** A phone number as people write it: with or without the country prefix, its digits grouped by spaces, brackets, hyphens, dots or slashes, as pasted. The server normalises it. */
export const typedPhone = measured(30).check(
  z.overwrite(cleanPhone),
  z.maxLength(30, 'general.validation.tooLong'),
  z.refine((text) => /^(?:\+[1-9]\d{1,14}|\d{3,15})$/.test(text.replace(/[\s()./-]/g, '')), 'general.validation.phone'),
);

/** The stored format of a phone number: plus sign, a digit that is not zero, then 1 to 14 digits or spaces to the end. */
export const phone = measured(17).check(z.regex(/^\+[1-9][\d ]{1,14}$/, 'general.validation.phone'));

/** Exactly six characters. */
export const accessCode = measured(6).check(z.refine((code) => [...code].length === 6, 'general.validation.accessCode'));

/** At least eight characters. The upper bound keeps hashing cheap. */
export const password = measured(256).check(
  z.refine((text) => [...text].length >= 8, 'general.validation.password'),
  z.maxLength(256, 'general.validation.tooLong'),
);

/** The password of an account, as its owner enters it to be recognised: whatever was accepted when it was set. */
export const typedPassword = measured(256).check(
  z.minLength(1, 'general.validation.required'),
  z.maxLength(256, 'general.validation.tooLong'),
);

/** Equal to another field, for example the password typed twice. */
export const equalTo = (other: string) => measured(256).check(z.refine((text) => text === other, 'general.validation.confirmedPassword'));

/** The word that confirms a deletion, in the shopper's language. */
export const deleteWord = (word: string) => measured(40).check(z.refine((text) => text.trim() === word, 'general.validation.delete'));
