'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { GuaranteedProduct } from '#shared/contract/registered-product.ts';
import { fetchGuarantee, guarantee } from '#state/guarantee.ts';
import { FoundProduct } from './found-product.tsx';

type Props = ComponentProps<typeof TextField> & {
  /** The server's match for the field's initial value. */
  matchedProduct: GuaranteedProduct;
  locale: string;
  texts: { found: string; unknown: string };
};

// As long as an article number: further typing cannot yield another one.
const isNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length === 8;

/** The field for an article number or a model; below it, the recognised product. Without script the next page shows it. */
export const ModelField = ({ matchedProduct, locale, texts, ...field }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const { product, isUnknown } = useSnapshot(guarantee);
  const look = (): void => fetchGuarantee({ model: input.current?.value.trim() ?? '' });
  // Typed before this script loaded.
  useEffect(() => fetchGuarantee({ model: input.current?.value.trim() ?? '' }), []);
  const shown = product ?? (isUnknown ? null : matchedProduct);
  return (
    <>
      <TextField
        {...field}
        ref={input}
        onBlur={look}
        onChange={({ currentTarget: { value, list } }) => {
          if (isNumber(value) || [...(list?.querySelectorAll('option') ?? [])].some((option) => option.value === value)) look();
        }}
      />
      <div role="status">
        {shown && (
          <FoundProduct
            name={shown.name}
            variantName={shown.variantName}
            picture={shown.picture as NonNullable<GuaranteedProduct>['picture']}
            locale={locale}
            note={shown.description}
            status={texts.found}
          />
        )}
        {isUnknown && field.error === undefined && <p>{texts.unknown}</p>}
      </div>
    </>
  );
};
