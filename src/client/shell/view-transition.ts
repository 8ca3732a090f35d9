import 'client-only';
import { pendingNavigations } from '#state/pending-navigations.ts';

/** What carries the name in both pages: the browser moves one to the place of the other. */
const name = 'product-picture';

/** While the page changes nothing else is drawn: rather no movement than a page that stands still for longer, ms. */
const patienceMs = 500;

let resolveArrival: (() => void) | undefined;

/** Told once another page is shown. */
export const finishTransition = (): void => resolveArrival?.();

// A screen that is still being fetched would hold the page: it changes as all others do.
const isReady = (): boolean =>
  'startViewTransition' in document && pendingNavigations.count === 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The picture of the card around a link. */
const pictureOf = (link: Element): HTMLElement | null | undefined => link.closest('article[data-rows]')?.querySelector('img');

/** Goes to a product by `go`; the picture of the card that was pressed moves to its place there, where the browser can and motion is welcome. */
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
