import type { Messages } from './messages.ts';

/** The text namespaces that a client container needs: the page passes them, so that it can render before any further file arrives. */
export const pickMessages = <Namespace extends keyof Messages>(
  messages: Messages,
  namespaces: readonly Namespace[],
): Pick<Messages, Namespace> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, Namespace>;
