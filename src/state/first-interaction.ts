import 'client-only';

type EarlyInteraction = { lastEvent?: Event; keys: KeyboardEvent[]; isLeaving?: boolean };

/** What the visitor did before this script loaded: the last interaction, the keys pressed, and whether they are leaving (src/framework/deferred-hydration.ts). */
export const earlyInteraction: EarlyInteraction = (globalThis as { earlyInteraction?: EarlyInteraction }).earlyInteraction ?? { keys: [] };

const interactionEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls back once, on the first interaction with the page: a pointer over it, a press, or the focus in it. Returns an unsubscribe function. */
export const onFirstInteraction = (listener: (interaction: Event) => void): (() => void) => {
  if (earlyInteraction.lastEvent) {
    listener(earlyInteraction.lastEvent);
    return () => undefined;
  }
  const controller = new AbortController();
  const onEvent = (interaction: Event): void => {
    // React replays earlier events, including the position of a pointer that has not moved.
    if (!interaction.isTrusted) return;
    controller.abort();
    listener(interaction);
  };
  for (const interaction of interactionEvents) addEventListener(interaction, onEvent, { signal: controller.signal });
  return () => controller.abort();
};
