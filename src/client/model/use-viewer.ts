import { type RefObject, useEffect, useState } from 'react';
import { canDraw } from '#client/primitives/picture/can-draw.ts';
import type { ViewerElement } from './viewer-element.ts';

/** How far a model is: `share` of it has come; `hasRoom` where the device can lay it over the camera's picture. */
export type ViewerState = { step: 'loading'; share: number } | { step: 'shown'; canActivateAr: boolean } | { step: 'missing' };

/** Its own parts speak English: what it announces is said by its texts alone, no region of the page is theirs. */
const fitIn = ({ shadowRoot }: ViewerElement): void => {
  // Its ring would lie on the edge of the picture, which has round corners.
  const stop = shadowRoot?.querySelector<HTMLElement>('.userInput');
  stop?.style.setProperty('border-radius', 'var(--radius-picture)');
  stop?.style.setProperty('outline-offset', 'calc(var(--space-2) * -1)');
  const region = shadowRoot?.querySelector('[role="region"]');
  for (const name of ['role', 'aria-label']) region?.removeAttribute(name);
};

/** Fetches the viewer, which defines `<model-viewer>`, and follows the element through its loading. */
export const useViewer = (viewerRef: RefObject<ViewerElement | null>): ViewerState => {
  const [state, setState] = useState<ViewerState>(() => (canDraw() ? { step: 'loading', share: 0 } : { step: 'missing' }));
  useEffect(() => {
    const viewer = viewerRef.current;
    if (!viewer) return;
    const listening = new AbortController();
    const listen = (name: string, listener: (event: Event) => void): void => viewer.addEventListener(name, listener, listening);
    listen('progress', (event) => {
      const { totalProgress } = (event as CustomEvent<{ totalProgress: number }>).detail;
      setState((now) => (now.step === 'loading' ? { step: 'loading', share: totalProgress } : now));
    });
    listen('load', () => setState({ step: 'shown', canActivateAr: viewer.canActivateAR }));
    listen('error', () => setState({ step: 'missing' }));
    import('@google/model-viewer').then(
      () => fitIn(viewer),
      () => listening.signal.aborted || setState({ step: 'missing' }),
    );
    return () => listening.abort();
  }, [viewerRef]);
  return state;
};
