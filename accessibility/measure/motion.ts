import type { Page } from '@playwright/test';

// What lasts less than two frames is no motion.
const seenMs = 34;

/** Every animation and transition that runs now and lasts long enough to be seen, in words; empty when all stands still. */
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
