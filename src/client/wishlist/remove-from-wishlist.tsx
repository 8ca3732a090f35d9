'use client';
import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { useFocusRestore } from '#client/primitives/undo-row/use-focus-restore.ts';

type Props = {
  productKey: string;
  variantKey: string;
  locale: string;
  text: string;
  /** The accessible name with the article's name. */
  label: string;
  /** The item was restored: the focus returns to this button. */
  isRestored: boolean;
  onRemove?: (() => void) | undefined;
};

/** Removes an article from the list. */
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
