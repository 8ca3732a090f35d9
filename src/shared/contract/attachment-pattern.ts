/** A file name with exactly one dot, followed by lower-case letters: for fields without a schema. */
export const attachmentPattern: RegExp = /^[^.]*\.[a-z]+$/;
