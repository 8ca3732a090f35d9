/** The placeholder in a rendered page for the HTML of a static part. */
export const staticPartMark = (name: string): string => `<!--still ${name}-->`;

/** Every placeholder of a page, with the name of its part. */
export const staticPartMarks = /<!--still ([\w-]+)-->/g;
