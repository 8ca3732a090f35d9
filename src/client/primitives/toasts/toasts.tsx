'use client';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Toaster } from 'sonner';
import { HeldContext, type ToastItem } from './toast-card.tsx';
import styles from './toasts.module.css';
import { useSonnerList } from './use-sonner-list.tsx';

type Props = {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** `region` names the place and its key: `Meldungen (F8)`. */
  texts: { region: string; close: string };
};

// Our space below the header or, when that is out of sight, below the screen's edge.
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

const useHold = () => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};

/** Sonner's own region, made ours: F8 leads to it, and it keeps silent, for the announcer speaks (T-01). */
const useRegion = () => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.setAttribute('aria-live', 'off');
    const jump = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  return region;
};

/** Short messages above the page, newest first. F8 leads there; Escape, the button, time or a swipe to the right takes one away (T-01). */
export const Toasts = ({ toasts, onClose, texts }: Props) => {
  const region = useRegion();
  const { isHeld, hold } = useHold();
  useSonnerList({ toasts, onClose, closeLabel: texts.close });
  const closeFocused = ({ key, target }: KeyboardEvent): void => {
    const id = key === 'Escape' ? idWithin(target) : undefined;
    if (id) onClose(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toasts inside are the controls; this only listens for Escape and holds the time
    <div role="presentation" className={styles['region']} onKeyDown={closeFocused} {...hold}>
      <HeldContext value={isHeld}>
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
      </HeldContext>
    </div>
  );
};
