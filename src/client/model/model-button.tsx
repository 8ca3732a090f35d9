'use client';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import type { ModelProps } from './model-dialog.tsx';

const ModelDialog = lazy(async () => ({ default: (await import('./model-dialog.tsx')).ModelDialog }));

/** Opens the 3-D view of a product. Nothing of it is fetched before the first click; without script, pictures and drawings do. */
export const ModelButton = (model: ModelProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari does not focus clicked elements; the layer returns the focus there on close.
    currentTarget.focus({ preventScroll: true });
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="line" size="s" icon="cube" aria-haspopup="dialog" onClick={open}>
        {model.texts.open}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ModelDialog {...model} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
