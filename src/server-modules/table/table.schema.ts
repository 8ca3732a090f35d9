import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

const column = z.strictObject({
  head: z.string().min(1).max(40).describe('What stands in the column, with its unit: `Width, mm`'),
  kind: z.enum(['text', 'number']).default('text').describe('Numbers stand below each other at the end of their column'),
});

/** M-08 table: several things by several properties, up to eight columns. */
export const tableSchema = z
  .strictObject({
    headline: headline.nullable().default(null).describe('Its heading on the page; left out where the section before it has one'),
    caption: z.string().min(1).max(120).describe('What the table compares, above it'),
    columns: z.array(column).min(2).max(8).describe('From the first column to the last'),
    rows: z
      .array(z.array(z.string().max(160)).min(2))
      .min(1)
      .max(60)
      .describe('One thing a row, as many cells as there are columns'),
    hasRowHeads: z.boolean().default(true).describe('The first cell of each row names the row'),
    note: z.string().max(300).nullable().default(null).describe('What holds for all of it, below: units, tolerances, sources'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'Each row has as many cells as there are columns',
    path: ['rows'],
  });
export type TableData = z.infer<typeof tableSchema>;
