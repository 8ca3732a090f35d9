import type { Page } from '@playwright/test';

// Values that differ in each order: numbers of orders, invoices and returns, and the date of the order.
const maskedPatterns: readonly (readonly [pattern: string, text: string])[] = [
  [String.raw`\b((?:[IRCW]-)?(?:DE|JP))-\d{6}-[A-Z0-9]{8}\b`, '$1-261121-K4N7T2WX'],
  // The mail address of an account that no other window uses.
  ['[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@', 'miriam@'],
  [String.raw`\b([IC]-(?:DE|JP)-)\d{4}-\d{5}\b`, '$12026-00042'],
  [String.raw`\b\d{1,2}\.\s[A-ZÄ][a-zä]+\s20\d\d\b`, '21.\u00a0November 2026'],
  [String.raw`\b\d{1,2}\.\d{1,2}\.(?:20)?\d\d\b`, '21.11.2026'],
  [String.raw`20\d\d年\u2060?\d{1,2}月\u2060?\d{1,2}日`, '2026年\u206011月\u206021日'],
  [String.raw`20\d\d/\d{1,2}/\d{1,2}`, '2026/11/21'],
  [String.raw`\b\d{1,2}:\d\d\b`, '10:00'],
];

// The delivery timeline of an order: the lengths of its parts, and the texts below them, depend on the calendar.
const deliveryTimeline = {
  days: 'minmax(var(--step), 2fr) minmax(var(--step), 1fr) minmax(var(--step), 2fr)',
  parts: ['2', '1', '2'],
  notes: ['21.\u00a0November 2026, 10:00', 'Mo., 23.\u00a0November', 'Di., 24.\u00a0November – Mi., 25.\u00a0November'],
};

/** Writes fixed numbers and dates into the open page, so that pictures of two orders are equal. */
export const maskValues = (page: Page): Promise<void> =>
  page.evaluate(
    ({ all, timeline }) => {
      for (const line of document.querySelectorAll<HTMLElement>('ol[style*="--days"]')) {
        line.style.setProperty('--days', timeline.days);
        for (const [at, step] of [...line.querySelectorAll<HTMLElement>(':scope > li')].entries()) {
          step.style.setProperty('--parts', timeline.parts[at] ?? '1');
          if (step.lastElementChild) step.lastElementChild.textContent = timeline.notes[at] ?? '';
        }
      }
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const masked = all.reduce((before, [pattern, to]) => before.replace(new RegExp(pattern, 'gu'), to), text);
        if (masked !== text) node.nodeValue = masked;
      }
      for (const field of document.querySelectorAll('input')) {
        const masked = all.reduce((before, [pattern, to]) => before.replace(new RegExp(pattern, 'gu'), to), field.value);
        if (masked !== field.value) field.value = masked;
      }
    },
    { all: maskedPatterns, timeline: deliveryTimeline },
  );
