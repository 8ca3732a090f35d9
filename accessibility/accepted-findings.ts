import { type Page, test } from '@playwright/test';

/**
 * Findings that axe could not decide and a person reviewed: by rule and element, with the reason. An entry without a reason is not
 * possible.
 */
export type AcceptedFinding = {
  rule: string;
  /** Selector: the finding is on such an element, or inside one. */
  selector: string;
  reason: string;
};

export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    rule: 'color-contrast',
    selector: '[data-variant="corner"]',
    reason:
      'The badge stands in the free corner of a product picture, whose ground is #ECEAE6 to the pixel: ink on it is 14.7:1, dimmed in the dark scheme 8.2:1.',
  },
  {
    rule: 'color-contrast',
    selector: 'svg text',
    reason:
      'Words inside a drawing: axe does not look below SVG text. They are accent or ink on ground-soft, at least 6.4:1 in both schemes.',
  },
  {
    rule: 'color-contrast',
    selector: 'section[tabindex]:has(> table)',
    reason:
      'A table wide enough to scroll has its edges shaded by gradients. Where the shade is darkest, ink is 11.8:1 and soft ink 5.7:1, in the dark scheme 10.1:1 and 5.9:1.',
  },
  {
    rule: 'color-contrast',
    selector: 'a > [class*="_count_"]',
    reason:
      'Numbers beside the kinds of results: the line below the kind in sight is a pseudo element over the paper. Ink-soft on paper is 8.3:1.',
  },
  {
    rule: 'frame-tested',
    selector: 'iframe[src^="/docs/frame/"]',
    reason: 'A window of the documentation shows an example that is looked at alone, in every mode.',
  },
  {
    rule: 'frame-tested',
    selector: 'iframe[allow*="encrypted-media"]',
    reason: "The player of a film is another house's page; it opens after consent, and its window has a name.",
  },
  {
    rule: 'page-has-heading-one',
    selector: 'html:has([role="combobox"][aria-expanded="true"])',
    reason:
      'While its list is open a combobox hides the page around it from assistive technology, and with it the heading, which is there before and after.',
  },
  {
    rule: 'region',
    selector: 'body > div:not(:has(main)):has([data-trigger], [role="tooltip"]), [data-trigger]',
    reason:
      'What opens from a control is reached from it and is gone when one leaves: lists, menus and tooltips stand above the page like a dialog, outside its landmarks.',
  },
];

/** How a test reports that an entry applied: one that never does in a whole run must be removed. */
export const acceptedAnnotation = 'settled';
export const nameOf = ({ rule, selector }: AcceptedFinding): string => `${rule}: ${selector}`;

const mark = (entry: AcceptedFinding): void => {
  const { annotations } = test.info();
  const description = nameOf(entry);
  if (!annotations.some((annotation) => annotation.description === description))
    annotations.push({ type: acceptedAnnotation, description });
};

/** True where this finding on this element is accepted by name. */
export const isAccepted = async (page: Page, rule: string, target: string): Promise<boolean> => {
  const element = page.locator(target).first();
  for (const entry of acceptedFindings.filter((candidate) => candidate.rule === rule)) {
    if (!(await element.evaluate((found, selector) => found.closest(selector) !== null, entry.selector))) continue;
    mark(entry);
    return true;
  }
  return false;
};
