'use client';
import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { useFocusRestore } from '#client/primitives/undo-row/use-focus-restore.ts';

type Props = {
  productKey: string;
  variantKey: string;
  locale: string;
  text: string;
  /** The same by the article's name. */
  label: string;
  /** It was taken off and put back: whoever did that goes on from here. */
  isRestored: boolean;
  onRemove?: (() => void) | undefined;
};

/** Takes an article off the list. */
export const RemoveFromWishlist = ({ productKey, variantKey, locale, text, label, isRestored, onRemove }: Props) => {
  const button = useFocusRestore(isRestored);
  const remove = (event: FormEvent): void => {
    if (!onRemove) return;
    event.preventDefault();
    onRemove();
  };
  return (
    <form method="post" action={`/lists/my/remove?locale=${locale}`} onSubmit={remove}>
      <input type="hidden" name="productKey" value={productKey} />
      <input type="hidden" name="variantKey" value={variantKey} />
      <SubmitButton ref={button} variant="quiet" size="s" icon="trash" aria-label={label}>
        {text}
      </SubmitButton>
    </form>
  );
};
