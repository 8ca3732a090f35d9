/** A button or link in some HTML that has a name besides its text. */
export type NamedAction = { words: string; name: string };

/** Every button and link in this HTML that `aria-label` names, with its visible text. */
export const actionsIn = (html: string): NamedAction[] =>
  [...html.matchAll(/<(button|a)\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)<\/\1>/g)].map(([, , name = '', inside = '']) => ({
    name,
    words: inside.replaceAll(/<[^>]*>/g, '').trim(),
  }));
