import { z } from 'zod';
import forms from './tap-forms.json' with { type: 'json' };

/** The forms of a tap's body, base and lever: shape only, no dimensions. */
export const tapForms = [
  'plain',
  'window',
  'dune',
  'blade',
  'paddle',
  'twin',
  'cone',
  'stepped',
  'disc',
  'professional',
  'flared',
  'waisted',
] as const;
export type TapForm = (typeof tapForms)[number];

const formsByKey: Readonly<Record<string, TapForm>> = z.record(z.string(), z.enum(tapForms)).parse(forms);

/** The form of a tap; the scenes that render the pictures read the same file, and also use `plain` as the default. */
export const tapFormOf = (productKey: string): TapForm => formsByKey[productKey] ?? 'plain';
