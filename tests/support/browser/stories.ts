import type { Locator, Page } from '@playwright/test';

/** Opens one standalone example: `modal/question`. */
export const openExample = async (page: Page, example: string): Promise<void> => {
  await page.goto(`/docs/frame/${example}`, { waitUntil: 'networkidle' });
};

/** The accessible description of the focused element. */
export const announced = (page: Page, urgency: 'polite' | 'assertive' = 'polite'): Locator => page.locator(`[data-announcer=${urgency}]`);

/** Collects the page's CSP violations from now on. */
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
