'use client';
import { useSnapshot } from 'valtio';
import { guarantee } from '#state/guarantee.ts';
import { type Span, Spans } from './spans.tsx';

type Props = {
  /** The liability of the seller by law; none where the law has no such years. */
  legal: Span | null;
  /** What is said before a product is known. */
  usual: readonly Span[];
  /** `ab Kaufdatum` */
  fromPurchase: string;
};

/** How long law and guarantee last: of the product and from the day that were typed, as soon as they are known. */
export const TypedSpans = ({ legal, usual, fromPurchase }: Props) => {
  const { product } = useSnapshot(guarantee);
  const ours = product ? [{ name: product.guarantee, end: product.until ?? fromPurchase, years: product.guaranteeYears }] : usual;
  return <Spans spans={[...(legal ? [legal] : []), ...ours]} />;
};
