'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { placed } from '#state/order.ts';
import type { PlaceSetting } from './address-lines.tsx';
import { PlacedFacts } from './placed-facts.tsx';

type Props = { language: Language; place: PlaceSetting; messages: Pick<Messages, 'checkout'> };

/** Where the order goes and how it was paid, once the browser that placed it has been told; nothing before. */
export const PlacedFactsRoom = ({ language, place, messages }: Props) => {
  const { order } = useSnapshot(placed);
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  return order ? <PlacedFacts order={order as OwnOrder} place={place} t={t} /> : null;
};
