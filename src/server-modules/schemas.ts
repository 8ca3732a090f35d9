import type { ZodType } from 'zod';
import { accessibilityReportSchema } from './accessibility-report/accessibility-report.schema.ts';
import { accordionSchema } from './accordion/accordion.schema.ts';
import { bannerScrollerSchema } from './banner-scroller/banner-scroller.schema.ts';
import { bestSellerSchema } from './best-seller/best-seller.schema.ts';
import { bigImageSliderSchema } from './big-image-slider/big-image-slider.schema.ts';
import { cabinetWidthsSchema } from './cabinet-widths/cabinet-widths.schema.ts';
import { careerOverviewSchema } from './career-overview/career-overview.schema.ts';
import { colourTilesSchema } from './colour-tiles/colour-tiles.schema.ts';
import { contactFormSchema } from './contact-form/contact-form.schema.ts';
import { contactInformationSchema } from './contact-information/contact-information.schema.ts';
import { contentSectionSchema } from './content-section/content-section.schema.ts';
import { deliveryTermsSchema } from './delivery-terms/delivery-terms.schema.ts';
import { dosAndDontsSchema } from './dos-and-donts/dos-and-donts.schema.ts';
import { familyCardsSchema } from './family-cards/family-cards.schema.ts';
import { familyColoursSchema } from './family-colours/family-colours.schema.ts';
import { familyComparisonSchema } from './family-comparison/family-comparison.schema.ts';
import { familySharedSchema } from './family-shared/family-shared.schema.ts';
import { featureSectionSchema } from './feature-section/feature-section.schema.ts';
import { foldOutSchema } from './fold-out/fold-out.schema.ts';
import { formSuccessSchema } from './form-success/form-success.schema.ts';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { headlineSchema } from './headline/headline.schema.ts';
import { imageGridSchema } from './image-grid/image-grid.schema.ts';
import { inspirationSchema } from './inspiration/inspiration.schema.ts';
import { lastSeenSchema } from './last-seen/last-seen.schema.ts';
import { makingStepsSchema } from './making-steps/making-steps.schema.ts';
import { measureLinesSchema } from './measure-lines/measure-lines.schema.ts';
import { mediaSchema } from './media/media.schema.ts';
import { newsletterSchema } from './newsletter/newsletter.schema.ts';
import { numberedListSchema } from './numbered-list/numbered-list.schema.ts';
import { plannerSchema } from './planner/planner.schema.ts';
import { privacySettingsSchema } from './privacy-settings/privacy-settings.schema.ts';
import { productCardsSchema } from './product-cards/product-cards.schema.ts';
import { productRegistrationSchema } from './product-registration/product-registration.schema.ts';
import { quoteSchema } from './quote/quote.schema.ts';
import { recommendedProductsSchema } from './recommended-products/recommended-products.schema.ts';
import { searchBarSchema } from './search-bar/search-bar.schema.ts';
import { sectionIntroSchema } from './section-intro/section-intro.schema.ts';
import { selectComplexSchema } from './select-complex/select-complex.schema.ts';
import { selectSimpleSchema } from './select-simple/select-simple.schema.ts';
import { smallDealerSearchSchema } from './small-dealer-search/small-dealer-search.schema.ts';
import { sparePartsSchema } from './spare-parts/spare-parts.schema.ts';
import { stageSliderSchema } from './stage-slider/stage-slider.schema.ts';
import { stageThumbnailsSchema } from './stage-thumbnails/stage-thumbnails.schema.ts';
import { tableSchema } from './table/table.schema.ts';
import { textInfoboxSchema } from './text-infobox/text-infobox.schema.ts';
import { textMediaSchema } from './text-media/text-media.schema.ts';
import { threeIconBarSchema } from './three-icon-bar/three-icon-bar.schema.ts';
import { topicBoardSchema } from './topic-board/topic-board.schema.ts';
import { unitStageSchema } from './unit-stage/unit-stage.schema.ts';
import { uspSliderSchema } from './usp-slider/usp-slider.schema.ts';
import { uspTeaserSchema } from './usp-teaser/usp-teaser.schema.ts';
import { weightLinesSchema } from './weight-lines/weight-lines.schema.ts';

/** The schema of a section's data, by section uid. Kept apart from the components, so that content can be checked without React. */
export const sectionSchemas = {
  'accessibility-report': accessibilityReportSchema,
  headline: headlineSchema,
  'text-infobox': textInfoboxSchema,
  'text-media': textMediaSchema,
  accordion: accordionSchema,
  'privacy-settings': privacySettingsSchema,
  'product-cards': productCardsSchema,
  'stage-slider': stageSliderSchema,
  'usp-teaser': uspTeaserSchema,
  'contact-information': contactInformationSchema,
  'section-intro': sectionIntroSchema,
  quote: quoteSchema,
  table: tableSchema,
  'numbered-list': numberedListSchema,
  'content-section': contentSectionSchema,
  'feature-section': featureSectionSchema,
  'fold-out': foldOutSchema,
  'usp-slider': uspSliderSchema,
  'unit-stage': unitStageSchema,
  'banner-scroller': bannerScrollerSchema,
  'three-icon-bar': threeIconBarSchema,
  'select-simple': selectSimpleSchema,
  'select-complex': selectComplexSchema,
  'best-seller': bestSellerSchema,
  'recommended-products': recommendedProductsSchema,
  'search-bar': searchBarSchema,
  'last-seen': lastSeenSchema,
  'small-dealer-search': smallDealerSearchSchema,
  'contact-form': contactFormSchema,
  'form-success': formSuccessSchema,
  'career-overview': careerOverviewSchema,
  media: mediaSchema,
  gallery: gallerySchema,
  'image-grid': imageGridSchema,
  'big-image-slider': bigImageSliderSchema,
  'stage-thumbnails': stageThumbnailsSchema,
  'topic-board': topicBoardSchema,
  planner: plannerSchema,
  inspiration: inspirationSchema,
  newsletter: newsletterSchema,
  'spare-parts': sparePartsSchema,
  'family-cards': familyCardsSchema,
  'family-colours': familyColoursSchema,
  'family-comparison': familyComparisonSchema,
  'family-shared': familySharedSchema,
  'product-registration': productRegistrationSchema,
  'delivery-terms': deliveryTermsSchema,
  'making-steps': makingStepsSchema,
  'colour-tiles': colourTilesSchema,
  'dos-and-donts': dosAndDontsSchema,
  'weight-lines': weightLinesSchema,
  'measure-lines': measureLinesSchema,
  'cabinet-widths': cabinetWidthsSchema,
} as const satisfies Record<string, ZodType>;
export type SectionUid = keyof typeof sectionSchemas;
