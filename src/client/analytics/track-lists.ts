import 'client-only';
import { enqueueEvents } from '#state/analytics/data-layer.ts';
import { mayMeasure } from '#state/analytics/measuring.ts';
import { listEvent } from '#state/analytics/shop-events.ts';

// Cards carry the key of their article in the wishlist form.
const wishlistForm = 'form[data-heart] input[name="variantKey"]';
const cards = 'main ul > li > article';

type List = { id: string; keys: string[] };

const keyOf = (card: Element): string | undefined => card.querySelector<HTMLInputElement>(wishlistForm)?.value;

let page = '';

/** The products of a list in order; the id is the page, followed by the section that contains the list. */
const listOf = (list: Element): List => {
  const part = list.closest('main [id]')?.id;
  const keys = Array.from(list.children, (child) => keyOf(child)).filter((key) => key !== undefined);
  return { id: part === undefined || part === 'results' ? page : `${page}/${part}`, keys };
};

const tracked = new Map<string, string>();

const trackListView = (list: Element): void => {
  const { id, keys } = listOf(list);
  // Another finish of a product renders its page again with the same lists.
  if (tracked.get(id) === keys.join() || !mayMeasure()) return;
  tracked.set(id, keys.join());
  void enqueueEvents(() => listEvent('view_item_list', id, keys));
};

/** Reports each product list of a page when it comes into view. Returns a cleanup function. */
export const trackListViews = (eid: string, isNewPage: boolean): (() => void) => {
  page = eid;
  if (isNewPage) tracked.clear();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      trackListView(target);
    }
  });
  const lists = new Set(
    Array.from(document.querySelectorAll(`${cards}:has(${wishlistForm})`), (card) => card.parentElement?.parentElement),
  );
  for (const list of lists) if (list) observer.observe(list);
  return () => observer.disconnect();
};

const trackListSelection = ({ target }: Event): void => {
  const card = target instanceof Element && target.closest('a[href]')?.closest(cards);
  const key = card ? keyOf(card) : undefined;
  const list = card ? card.parentElement?.parentElement : undefined;
  if (key === undefined || !list) return;
  const { id, keys } = listOf(list);
  void enqueueEvents(() => listEvent('select_item', id, [key], keys.indexOf(key)));
};

/** Reports the selection of a product in a list. */
export const trackListSelections = (): void => document.addEventListener('click', trackListSelection, { capture: true, passive: true });
