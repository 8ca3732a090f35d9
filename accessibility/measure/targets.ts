import type { Page } from '@playwright/test';

/** Minimum sizes of the project: more than WCAG 2.2 requires at level AA (24). CSS pixels. */
const least = { alone: 44, inText: 24 };

/**
 * Every interactive element that is too small, as text; empty when all are large enough. The clickable area counts, including labels
 * and the stretched links of cards. Inside running text the line must be high enough.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ alone, inText }) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]';
    // The input of a selectable line is only its mark: the whole line is clickable, and must be as large as a target.
    const lineOf = (element: Element): Element | null =>
      element.matches('input[type=checkbox], input[type=radio]')
        ? element.closest('[role=row]:is([aria-selected], [aria-disabled])')
        : null;
    // An open overlay receives every click: what is behind it is measured while the overlay is closed.
    const isBehindLayer = (element: Element, x: number, y: number): boolean => {
      const layer = document.elementFromPoint(x, y)?.closest(':modal, :popover-open, [role=dialog], [role=alertdialog]');
      return layer !== null && layer !== undefined && !layer.contains(element);
    };
    const takes = (element: Element, label: Element | null, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
    };
    const reach = (
      element: Element,
      label: Element | null,
      [x, y]: readonly [number, number],
      [dx, dy]: readonly [number, number],
    ): number => {
      let length = 0;
      while (length < alone && takes(element, label, x + dx * (length + 0.5), y + dy * (length + 0.5))) length++;
      return length;
    };
    const isInText = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) || element.closest('[inert], [aria-hidden=true]'))
        continue;
      const label =
        lineOf(element) ?? element.closest('label') ?? (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
      (label ?? element).scrollIntoView({ block: 'center', inline: 'center' });
      const own = element.getBoundingClientRect();
      const box = own.width > 2 && own.height > 2 ? own : label?.getBoundingClientRect();
      if (!box || box.width <= 2 || box.height <= 2) continue;
      const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
      if (isBehindLayer(element, ...middle)) continue;
      const name = (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 60);
      if (isInText(element)) {
        const line = Number.parseFloat(getComputedStyle(element.parentElement ?? element).lineHeight);
        if (line < inText) small.push(`${name}: line of ${line}`);
        continue;
      }
      const width = reach(element, label, middle, [1, 0]) + reach(element, label, middle, [-1, 0]);
      const height = reach(element, label, middle, [0, 1]) + reach(element, label, middle, [0, -1]);
      const fits = Math.max(width, Math.floor(box.width)) >= alone - 1 && Math.max(height, Math.floor(box.height)) >= alone - 1;
      if (!fits) small.push(`${element.tagName.toLowerCase()} ${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return small;
  }, least);
