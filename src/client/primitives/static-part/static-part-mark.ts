/** Stands in a rendered page where the HTML of a part without behaviour goes. */
export const staticPartMark = (name: string): string => `<!--still ${name}-->`;

/** Every mark of a page, with the name of its part. */
export const staticPartMarks = /<!--still ([\w-]+)-->/g;
