import type { Messages } from './messages.ts';

/** The namespaces of texts that a client room needs: the page hands them down, so that the room speaks before any further file arrives. */
export const pickMessages = <Namespace extends keyof Messages>(
  messages: Messages,
  namespaces: readonly Namespace[],
): Pick<Messages, Namespace> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, Namespace>;
