import { z } from 'zod';

/** The documentation of a variable for operators, besides its schema. */
export type VariableFacts = {
  /** One sentence or two: what it does. */
  about: string;
  /** A value as it may stand in a file of variables. */
  example: string;
  unit?: string;
  /** The behaviour without it, if that is more than one fixed value. */
  usually?: string;
  /** Its value is never repeated, not even when it is wrong. */
  isSecret?: true;
};

/** The facts of every variable, by its schema. */
export const variableFacts: z.core.$ZodRegistry<VariableFacts> = z.registry<VariableFacts>();

/** A whole number within bounds. */
export const whole = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** A text that must not be empty. */
export const text = () => z.string().min(1);
