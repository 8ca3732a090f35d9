import { z } from 'zod';
import { headline } from '#shared/content/references.ts';

/** The results of the last accessibility run (Y-08): only a headline is written by hand, the figures come from the run. */
export const accessibilityReportSchema = z.strictObject({ headline: headline.describe('Its heading on the page') });
export type AccessibilityReportData = z.infer<typeof accessibilityReportSchema>;
