'use client';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import type { ModelProps } from './model-dialog.tsx';

const ModelDialog = lazy(async () => ({ default: (await import('./model-dialog.tsx')).ModelDialog }));

/** Opens the 3-D view of a product. Nothing of the view is fetched before the first press; without script pictures and drawings say the same. */
export const ModelButton = (model: ModelProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari gives what is pressed no focus; with it the layer knows where to lead back.
    currentTarget.focus({ preventScroll: true });
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <PlainButton variant="line" size="s" icon="cube" aria-haspopup="dialog" onClick={open}>
        {model.texts.open}
      </PlainButton>
      {isWanted && (
        <Suspense fallback={null}>
          <ModelDialog {...model} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
