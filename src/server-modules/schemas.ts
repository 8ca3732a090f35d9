import type { ZodType } from 'zod';
import { accessibilityReportSchema } from './accessibility-report/accessibility-report.schema.ts';
import { accordionSchema } from './accordion/accordion.schema.ts';
import { bigImageSliderSchema } from './big-image-slider/big-image-slider.schema.ts';
import { contactInformationSchema } from './contact-information/contact-information.schema.ts';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { headlineSchema } from './headline/headline.schema.ts';
import { imageGridSchema } from './image-grid/image-grid.schema.ts';
import { inspirationSchema } from './inspiration/inspiration.schema.ts';
import { mediaSchema } from './media/media.schema.ts';
import { productCardsSchema } from './product-cards/product-cards.schema.ts';
import { quoteSchema } from './quote/quote.schema.ts';
import { sectionIntroSchema } from './section-intro/section-intro.schema.ts';
import { stageSliderSchema } from './stage-slider/stage-slider.schema.ts';
import { stageThumbnailsSchema } from './stage-thumbnails/stage-thumbnails.schema.ts';
import { textInfoboxSchema } from './text-infobox/text-infobox.schema.ts';
import { textMediaSchema } from './text-media/text-media.schema.ts';
import { topicBoardSchema } from './topic-board/topic-board.schema.ts';
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
  media: mediaSchema,
  gallery: gallerySchema,
  'image-grid': imageGridSchema,
  'big-image-slider': bigImageSliderSchema,
  'stage-thumbnails': stageThumbnailsSchema,
  'topic-board': topicBoardSchema,
  inspiration: inspirationSchema,
} as const satisfies Record<string, ZodType>;
export type SectionUid = keyof typeof sectionSchemas;
