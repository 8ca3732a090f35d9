// Characters that move the cursor, rewrite the screen or change the text direction come from visitors, never from us; line ends are ours.
const steering = /(?!\n)\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\u2028\u2029]/gu;

/** A text that is safe for a terminal. */
export const printable = (text: string): string => text.replaceAll(steering, '');

/** Prints for the operator; nothing that a visitor typed can control the terminal. */
export const print = (text: string): void => console.log(printable(text));

const escaped = (character: string): string =>
  character.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Prints data for programs: exact, with control characters escaped as in JSON. */
export const printJson = (data: unknown): void => console.log(JSON.stringify(data, null, 2).replaceAll(steering, escaped));
