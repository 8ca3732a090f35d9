import type { Locator, Page } from '@playwright/test';

/** Opens one example alone: `modal/question`. */
export const openExample = async (page: Page, example: string): Promise<void> => {
  await page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });
};

/** What a screen reader is told beside what has the focus. */
export const announced = (page: Page, urgency: 'polite' | 'assertive' = 'polite'): Locator => page.locator(`[data-announcer=${urgency}]`);

/** Collects what the policy of the page refuses from now on. */
export const collectPolicyViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      (window as unknown as { noteRefusal: (what: string) => void }).noteRefusal(`${violatedDirective} ${sample}`);
    });
  });
  return violations;
};
