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
  /** Removes the toast with this id from the list: after its time, by button, Escape or swipe. */
  onClose: (id: string) => void;
  /** `region` names the region and its key: `Meldungen (F8)`. */
  texts: { region: string; close: string };
};

// Our distance to the header or, when that is out of view, to the window's edge.
const offset = { top: 'var(--toast-place)', right: 'var(--gutter)', left: 'var(--gutter)' };
// The gap between two toasts, px.
const gap = 12;
const most = 99;

const listStyle = {
  '--width': 'min(var(--notice), 100vw - 2 * var(--gutter))',
  zIndex: 'var(--z-toast)',
  fontFamily: 'inherit',
  transition: 'top var(--time-2) var(--ease)',
} as CSSProperties;
// The card has the focus ring.
const toastStyle = { width: 'var(--width)', touchAction: 'pan-y', boxShadow: 'none' };

const idWithin = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-toast]')?.dataset['toast'] : undefined;

/**
 * Short messages above the page, newest first. F8 focuses them; Escape, the button, time or a swipe to the right dismisses one (T-01).
 * They stay reachable while a layer is open, and do not reappear
 * when a page is restored from the bfcache.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the toasts inside are the controls; this only handles Escape and pauses the timers
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
