'use client';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Toaster } from 'sonner';
import { useCloseOnReturn } from '../modal/use-close-on-return.ts';
import { PausedContext } from './toast-card.tsx';
import type { ToastItem } from './toast-item.ts';
import styles from './toasts.module.css';
import { useHeaderEdge } from './use-header-edge.ts';
import { usePause } from './use-pause.ts';
import { useRegion } from './use-region.ts';
import { useSonnerList } from './use-sonner-list.tsx';

type Props = {
  /** Oldest first; each has an id of its own. */
  toasts: readonly ToastItem[];
  /** Takes the toast with this id out of the list: after its time, by button, Escape or swipe. */
  onClose: (id: string) => void;
  /** `region` names the place and its key: `Meldungen (F8)`. */
  texts: { region: string; close: string };
};

// Our space below the header or, when that is out of sight, below the window's edge.
const offset = { top: 'var(--toast-place)', right: 'var(--gutter)', left: 'var(--gutter)' };
// Between two toasts, px.
const gap = 12;
const most = 99;

const listStyle = {
  '--width': 'min(var(--notice), 100vw - 2 * var(--gutter))',
  zIndex: 'var(--z-toast)',
  fontFamily: 'inherit',
  transition: 'top var(--time-2) var(--ease)',
} as CSSProperties;
// The focus ring is the card's.
const toastStyle = { width: 'var(--width)', touchAction: 'pan-y', boxShadow: 'none' };

const idWithin = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-toast]')?.dataset['toast'] : undefined;

/**
 * Short messages above the page, newest first. F8 leads there; Escape, the button, time or a swipe to the right takes one away (T-01).
 * They stay in reach while a layer is open, and do not come back
 * with a page from the browser's memory.
 */
export const Toasts = ({ toasts, onClose, texts }: Props) => {
  const region = useRegion(toasts.length);
  const { isPaused, pauseHandlers } = usePause();
  const edge = useHeaderEdge();
  useSonnerList({ toasts, onClose, closeLabel: texts.close });
  useCloseOnReturn(toasts.length > 0, () => {
    for (const { id } of toasts) onClose(id);
  });
  const closeFocused = ({ key, target }: KeyboardEvent): void => {
    const id = key === 'Escape' ? idWithin(target) : undefined;
    if (id) onClose(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toasts inside are the controls; this only listens for Escape and holds the time
    <div
      role="presentation"
      data-screen-only
      data-react-aria-top-layer
      className={styles['region']}
      style={{ '--header-edge': `${edge}px` } as CSSProperties}
      onKeyDown={closeFocused}
      {...pauseHandlers}
    >
      <PausedContext value={isPaused}>
        <Toaster
          ref={region}
          customAriaLabel={texts.region}
          position="top-right"
          hotkey={[]}
          expand
          visibleToasts={most}
          gap={gap}
          offset={offset}
          mobileOffset={offset}
          style={listStyle}
          toastOptions={{ style: toastStyle }}
        />
      </PausedContext>
    </div>
  );
};
