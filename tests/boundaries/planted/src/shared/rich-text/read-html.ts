export const readHtml = (html: string): string => html;
