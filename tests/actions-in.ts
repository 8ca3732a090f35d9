/** A button or link of some HTML that has a name beside its words. */
export type NamedAction = { words: string; name: string };

/** Every button and link in this HTML that `aria-label` names, with the words that stand on it. */
export const actionsIn = (html: string): NamedAction[] =>
  [...html.matchAll(/<(button|a)\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)<\/\1>/g)].map(([, , name = '', inside = '']) => ({
    name,
    words: inside.replaceAll(/<[^>]*>/g, '').trim(),
  }));
