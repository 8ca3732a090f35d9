/** The query of a link to another language that refers to the current page (B-24): one layout serves all pages, so the link itself cannot name it. */
export const samePageQuery = 'from=here';
