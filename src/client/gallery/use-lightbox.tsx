import { type MouseEvent, type ReactNode, useState } from 'react';
import { focusClicked, isPrimaryClick } from './enlarge.ts';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import { LazyLightbox } from './lazy-lightbox.tsx';

type Enlarging = {
  /** Opens the lightbox at a picture, from a button. */
  open: (event: MouseEvent<HTMLElement>, index: number) => void;
  /** The same from a link to the picture: a click that asks for a new tab is left to the browser. */
  enlarge: (event: MouseEvent<HTMLElement>, index: number) => void;
  /** Rendered beside the pictures; nothing before the first click. */
  lightbox: ReactNode;
};

/** Pictures that a click enlarges; the focus returns to the clicked element (M-44). */
export const useLightbox = (pictures: GalleryPicture[], texts: GalleryTexts): Enlarging => {
  const [openAt, setOpenAt] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const open = (event: MouseEvent<HTMLElement>, index: number): void => {
    focusClicked(event);
    setWanted(true);
    setOpenAt(index);
  };
  return {
    open,
    enlarge: (event, index) => {
      if (!isPrimaryClick(event)) return;
      event.preventDefault();
      open(event, index);
    },
    lightbox: isWanted && <LazyLightbox pictures={pictures} texts={texts} openAt={openAt} onClose={() => setOpenAt(undefined)} />,
  };
};
