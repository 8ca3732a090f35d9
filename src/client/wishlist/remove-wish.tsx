'use client';
import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { useFocusBack } from '#client/primitives/gone-row/use-focus-back.ts';

type Props = {
  productKey: string;
  variantKey: string;
  locale: string;
  text: string;
  /** The same by the article's name. */
  label: string;
  /** It was taken off and put back: whoever did that goes on from here. */
  isBack: boolean;
  onRemove?: (() => void) | undefined;
};

/** Takes an article off the list. */
export const RemoveWish = ({ productKey, variantKey, locale, text, label, isBack, onRemove }: Props) => {
  const button = useFocusBack(isBack);
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
