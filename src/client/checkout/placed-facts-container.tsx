'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { placedOrder } from '#state/order.ts';
import type { AddressSetting } from './address-lines.tsx';
import { PlacedFacts } from './placed-facts.tsx';

type Props = { language: Language; addressSetting: AddressSetting; messages: Pick<Messages, 'checkout'> };

/** Delivery address and payment method of the order, in the browser that placed it; empty before they are known. */
export const PlacedFactsContainer = ({ language, addressSetting, messages }: Props) => {
  const { order } = useSnapshot(placedOrder);
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  return order ? <PlacedFacts order={order as OwnOrder} addressSetting={addressSetting} t={t} /> : null;
};
