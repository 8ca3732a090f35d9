import type { ZodType } from 'zod';
import { accessibilityReportSchema } from './accessibility-report/accessibility-report.schema.ts';
import { accordionSchema } from './accordion/accordion.schema.ts';
import { contactInformationSchema } from './contact-information/contact-information.schema.ts';
import { headlineSchema } from './headline/headline.schema.ts';
import { productCardsSchema } from './product-cards/product-cards.schema.ts';
import { quoteSchema } from './quote/quote.schema.ts';
import { sectionIntroSchema } from './section-intro/section-intro.schema.ts';
import { stageSliderSchema } from './stage-slider/stage-slider.schema.ts';
import { textInfoboxSchema } from './text-infobox/text-infobox.schema.ts';
import { textMediaSchema } from './text-media/text-media.schema.ts';
import { uspTeaserSchema } from './usp-teaser/usp-teaser.schema.ts';

/** Which schema a section's data must fulfil, by section uid. Apart from the components, so that content can be checked without React. */
export const sectionSchemas = {
  'accessibility-report': accessibilityReportSchema,
  headline: headlineSchema,
  'text-infobox': textInfoboxSchema,
  'text-media': textMediaSchema,
  accordion: accordionSchema,
  'product-cards': productCardsSchema,
  'stage-slider': stageSliderSchema,
  'usp-teaser': uspTeaserSchema,
  'contact-information': contactInformationSchema,
  'section-intro': sectionIntroSchema,
  quote: quoteSchema,
} as const satisfies Record<string, ZodType>;
export type SectionUid = keyof typeof sectionSchemas;
