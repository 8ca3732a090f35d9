'use client';
import { type ComponentProps, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { fullName } from '#shared/address/address-lines.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { consumer, ensureConsumer } from '#state/consumer.ts';

type Props = ComponentProps<typeof TextField> & { name: 'name' | 'email' | 'firstName' | 'lastName'; country: CountryCode };

/**
 * A field that defaults to the logged-in account's data, unless the page provides a value. The page itself is the same for
 * everybody; text typed meanwhile stays, because a browser prefers it to a default.
 */
export const OwnField = ({ country, defaultValue, ...field }: Props) => {
  const { profile } = useSnapshot(consumer);
  useEffect(ensureConsumer, []);
  const own = profile ? { ...profile, name: fullName(profile, country) }[field.name] : '';
  return <TextField {...field} defaultValue={defaultValue ?? own} />;
};
