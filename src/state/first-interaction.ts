import 'client-only';

type EarlyInteraction = { lastEvent?: Event; keys: KeyboardEvent[]; isLeaving?: boolean };

/** What somebody did before this script was there: the last sign of them, the keys that they pressed, and whether they are leaving (src/framework/deferred-hydration.ts). */
export const earlyInteraction: EarlyInteraction = (globalThis as { earlyInteraction?: EarlyInteraction }).earlyInteraction ?? { keys: [] };

const interactionEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls once, with the first sign that somebody uses the page: a pointer over it, a press, or the focus in it. Returns how to stop waiting. */
export const onFirstInteraction = (listener: (interaction: Event) => void): (() => void) => {
  if (earlyInteraction.lastEvent) {
    listener(earlyInteraction.lastEvent);
    return () => undefined;
  }
  const controller = new AbortController();
  const onEvent = (interaction: Event): void => {
    // React repeats what came before it, also the place of a pointer that nobody has moved.
    if (!interaction.isTrusted) return;
    controller.abort();
    listener(interaction);
  };
  for (const interaction of interactionEvents) addEventListener(interaction, onEvent, { signal: controller.signal });
  return () => controller.abort();
};
