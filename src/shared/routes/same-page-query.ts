/** The query of a link to another language that asks for the page it stands on (B-24): one frame serves all pages, so the link itself cannot name it. */
export const samePageQuery = 'from=here';
