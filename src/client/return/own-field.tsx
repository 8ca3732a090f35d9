'use client';
import { type ComponentProps, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import { fullName } from '#shared/address/address-lines.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { consumer, ensureConsumer } from '#state/consumer.ts';

type Props = ComponentProps<typeof PlainTextField> & { name: 'name' | 'email' | 'firstName' | 'lastName'; country: CountryCode };

/**
 * A field that holds what the account of whoever is logged in says, where the page says nothing else. The page itself is the same for
 * everybody; what was typed meanwhile stays, because a browser keeps it before a default.
 */
export const OwnField = ({ country, defaultValue, ...field }: Props) => {
  const { profile } = useSnapshot(consumer);
  useEffect(ensureConsumer, []);
  const own = profile ? { ...profile, name: fullName(profile, country) }[field.name] : '';
  return <PlainTextField {...field} defaultValue={defaultValue ?? own} />;
};
