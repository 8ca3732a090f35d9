import type { Page } from '@playwright/test';

// Anything shorter than two frames is no motion.
const seenMs = 34;

/** Every running animation and transition that lasts long enough to be seen, as text; empty when nothing moves. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const lasts = ({ effect }: Animation): number => Number(effect?.getComputedTiming().activeDuration ?? 0);
    return document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && lasts(animation) > least)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName.toLowerCase()}.${target?.className}: ${'transitionProperty' in animation ? animation.transitionProperty : animation.id}`;
      });
  }, seenMs);
