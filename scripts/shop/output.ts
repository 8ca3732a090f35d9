// What moves the cursor, rewrites the screen or turns the direction of reading comes from visitors, never from us; line ends are ours.
const steering = /(?!\n)\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\u2028\u2029]/gu;

/** A text as a terminal may show it. */
export const printable = (text: string): string => text.replaceAll(steering, '');

/** Prints for the operator; nothing that a visitor typed can steer the terminal. */
export const print = (text: string): void => console.log(printable(text));

const escaped = (character: string): string =>
  character.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Prints data for programs: exact, what steers a terminal is escaped as JSON has it. */
export const printJson = (data: unknown): void => console.log(JSON.stringify(data, null, 2).replaceAll(steering, escaped));
