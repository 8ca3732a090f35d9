/** A file name with exactly one dot, followed by lower-case letters: for fields that carry no schemas. */
export const attachmentPattern: RegExp = /^[^.]*\.[a-z]+$/;
