import 'client-only';
import { pendingNavigations } from '#state/pending-navigations.ts';

/** The element with the transition name in both pages: the browser moves one to the position of the other. */
const name = 'product-picture';

/** Rendering is frozen during a page change: beyond this many milliseconds it is skipped. */
const patienceMs = 500;

let resolveArrival: (() => void) | undefined;

/** Called once another page is shown. */
export const finishTransition = (): void => resolveArrival?.();

// A screen that is still being fetched would freeze the page: it changes without a transition.
const isReady = (): boolean =>
  'startViewTransition' in document && pendingNavigations.count === 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The picture of the card around a link. */
const pictureOf = (link: Element): HTMLElement | null | undefined => link.closest('article[data-rows]')?.querySelector('img');

/** Navigates to a product by `go`; the clicked card's picture moves to its new position, if supported and motion is not reduced. */
export const navigateWithTransition = (link: Element, go: () => Promise<void>): void => {
  const picture = pictureOf(link);
  if (!picture || !isReady()) {
    void go();
    return;
  }
  picture.style.viewTransitionName = name;
  let target: HTMLElement | null = null;
  const change = async (): Promise<void> => {
    const arrived = new Promise<void>((resolve) => {
      resolveArrival = resolve;
      setTimeout(resolve, patienceMs);
    });
    await go();
    await arrived;
    picture.style.viewTransitionName = '';
    target = document.querySelector<HTMLElement>('#picture-1 img');
    if (target) target.style.viewTransitionName = name;
  };
  const { finished } = document.startViewTransition(change);
  void finished.finally(() => {
    if (target) target.style.viewTransitionName = '';
  });
};
