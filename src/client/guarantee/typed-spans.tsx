'use client';
import { useSnapshot } from 'valtio';
import { guarantee } from '#state/guarantee.ts';
import { type Span, Spans } from './spans.tsx';

type Props = {
  /** The seller's statutory liability; undefined if the law has no such period. */
  legal: Span | null;
  /** Shown before a product is known. */
  usual: readonly Span[];
  /** `ab Kaufdatum` */
  fromPurchase: string;
};

/** The statutory and guarantee periods for the product and date that were entered, as soon as they are known. */
export const TypedSpans = ({ legal, usual, fromPurchase }: Props) => {
  const { product } = useSnapshot(guarantee);
  const ours = product ? [{ name: product.guarantee, end: product.until ?? fromPurchase, years: product.guaranteeYears }] : usual;
  return <Spans spans={[...(legal ? [legal] : []), ...ours]} />;
};
