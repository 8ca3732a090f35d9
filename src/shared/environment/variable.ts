import { z } from 'zod';

/** What an operator is told of a variable beside its form. */
export type VariableFacts = {
  /** One sentence or two: what it does. */
  about: string;
  /** A value as it may stand in a file of variables. */
  example: string;
  unit?: string;
  /** What counts without it, where that is more than one fixed value. */
  usually?: string;
  /** Its value is never repeated, not even when it is wrong. */
  isSecret?: true;
};

/** The facts of every variable, by its schema. */
export const variableFacts: z.core.$ZodRegistry<VariableFacts> = z.registry<VariableFacts>();

/** A whole number within bounds. */
export const whole = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** A text that counts only when it says something. */
export const text = () => z.string().min(1);
