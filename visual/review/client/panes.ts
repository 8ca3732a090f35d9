import { make } from './element.ts';

/** Which of the three pictures is meant. */
export type Kind = 'before' | 'after' | 'difference';
export type Box = { x: number; y: number; width: number; height: number };

export const captions: Record<Kind, string> = { before: 'Baseline', after: 'Actual', difference: 'Difference' };

/** One of the three pictures of a name; the content hash is in the address, so that a newer shot has another one. */
export const pictureOf = (kind: Kind, name: string, hash: string, zoom: number): HTMLImageElement => {
  const query = new URLSearchParams({ name, hash });
  const image = make('img', { src: `/pictures/${kind}?${query}`, alt: captions[kind], 'data-kind': kind, 'data-zoomed': zoom > 0 });
  if (zoom > 0) {
    image.addEventListener('load', () => {
      image.width = image.naturalWidth * zoom;
    });
  }
  return image;
};

/** A scroll container for a picture, reachable by keyboard, with its label above. */
export const paneOf = (caption: string, ...content: HTMLElement[]): HTMLElement => {
  const scroller = make('div', { class: 'place', tabindex: '0', role: 'group', 'aria-label': caption }, ...content);
  return make('figure', { class: 'pane' }, make('figcaption', {}, caption), scroller);
};

const placesOf = (view: HTMLElement): HTMLElement[] => [...view.querySelectorAll<HTMLElement>('.place')];

/** Synchronizes the scroll positions of a view's panes. */
export const scrollTogether = (view: HTMLElement): void => {
  for (const scroller of placesOf(view)) {
    scroller.addEventListener('scroll', () => {
      for (const other of placesOf(view)) if (other !== scroller) other.scrollTo({ left: scroller.scrollLeft, top: scroller.scrollTop });
    });
  }
};

/** Scrolls the changed part into view, as soon as the pictures are loaded. */
export const revealChange = async (view: HTMLElement, box: Box): Promise<void> => {
  const images = [...view.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (const scroller of placesOf(view)) {
    const image = scroller.querySelector('img');
    if (!image) continue;
    const scale = image.clientWidth / image.naturalWidth;
    const left = (box.x + box.width / 2) * scale - scroller.clientWidth / 2;
    const top = box.height * scale > scroller.clientHeight ? box.y * scale : (box.y + box.height / 2) * scale - scroller.clientHeight / 2;
    scroller.scrollTo({ left, top });
  }
};
