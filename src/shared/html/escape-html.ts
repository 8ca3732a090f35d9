/** Escapes a plain text for HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
