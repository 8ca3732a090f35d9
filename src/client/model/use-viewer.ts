import { type RefObject, useEffect, useState } from 'react';
import { canDraw } from '#client/primitives/picture/can-draw.ts';
import type { ViewerElement } from './viewer-element.ts';

/** The loading state of a model: `share` is the loaded fraction; `canActivateAr` says whether the device can show it in AR. */
export type ViewerState = { step: 'loading'; share: number } | { step: 'shown'; canActivateAr: boolean } | { step: 'missing' };

/** Its built-in parts are in English: only our texts announce anything, and none of its regions is a landmark. */
const fitIn = ({ shadowRoot }: ViewerElement): void => {
  // Its focus ring would cover the picture's edge, which has round corners.
  const stop = shadowRoot?.querySelector<HTMLElement>('.userInput');
  stop?.style.setProperty('border-radius', 'var(--radius-picture)');
  stop?.style.setProperty('outline-offset', 'calc(var(--space-2) * -1)');
  const region = shadowRoot?.querySelector('[role="region"]');
  for (const name of ['role', 'aria-label']) region?.removeAttribute(name);
};

/** Fetches the viewer, which defines `<model-viewer>`, and follows the element's loading. */
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
