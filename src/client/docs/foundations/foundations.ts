/** The pages that show the tokens themselves, in the order of the documentation. */
export const foundations: readonly { href: string; title: string; summary: string }[] = [];
