import type { Page } from '@playwright/test';

/** Opens pages as in a browser without WebGL. */
export const withoutDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const canvas = HTMLCanvasElement.prototype as unknown as { getContext: (kind: string) => unknown };
    const own = canvas.getContext;
    canvas.getContext = function getContext(this: typeof canvas, kind: string) {
      return kind.startsWith('webgl') ? null : own.call(this, kind);
    };
  });
