import type { ReactNode } from 'react';
import type { ZodType, z } from 'zod';
import { AccessibilityReport } from './accessibility-report/accessibility-report.tsx';
import { Accordion } from './accordion/accordion.tsx';
import { BannerScroller } from './banner-scroller/banner-scroller.tsx';
import { BestSeller } from './best-seller/best-seller.tsx';
import { BigImageSlider } from './big-image-slider/big-image-slider.tsx';
import { CabinetWidths } from './cabinet-widths/cabinet-widths.tsx';
import { CareerOverview } from './career-overview/career-overview.tsx';
import { ColourTiles } from './colour-tiles/colour-tiles.tsx';
import { ContactForm } from './contact-form/contact-form.tsx';
import { ContactInformation } from './contact-information/contact-information.tsx';
import { ContentSection } from './content-section/content-section.tsx';
import { DeliveryTerms } from './delivery-terms/delivery-terms.tsx';
import { DosAndDonts } from './dos-and-donts/dos-and-donts.tsx';
import { FamilyCards } from './family-cards/family-cards.tsx';
import { FamilyColours } from './family-colours/family-colours.tsx';
import { FamilyComparison } from './family-comparison/family-comparison.tsx';
import { FamilyShared } from './family-shared/family-shared.tsx';
import { FeatureSection } from './feature-section/feature-section.tsx';
import { FoldOut } from './fold-out/fold-out.tsx';
import { FormSuccess } from './form-success/form-success.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Headline } from './headline/headline.tsx';
import { ImageGrid } from './image-grid/image-grid.tsx';
import { Inspiration } from './inspiration/inspiration.tsx';
import { LastSeen } from './last-seen/last-seen.tsx';
import { MakingSteps } from './making-steps/making-steps.tsx';
import { MeasureLines } from './measure-lines/measure-lines.tsx';
import { Media } from './media/media.tsx';
import type { ModuleProps } from './module-props.ts';
import { Newsletter } from './newsletter/newsletter.tsx';
import { NumberedList } from './numbered-list/numbered-list.tsx';
import { Planner } from './planner/planner.tsx';
import { PrivacySettings } from './privacy-settings/privacy-settings.tsx';
import { ProductCards } from './product-cards/product-cards.tsx';
import { ProductRegistration } from './product-registration/product-registration.tsx';
import { Quote } from './quote/quote.tsx';
import { RecommendedProducts } from './recommended-products/recommended-products.tsx';
import { type SectionUid, sectionSchemas } from './schemas.ts';
import { SearchBar } from './search-bar/search-bar.tsx';
import { SectionIntro } from './section-intro/section-intro.tsx';
import { SelectComplex } from './select-complex/select-complex.tsx';
import { SelectSimple } from './select-simple/select-simple.tsx';
import { SmallDealerSearch } from './small-dealer-search/small-dealer-search.tsx';
import { SpareParts } from './spare-parts/spare-parts.tsx';
import { StageSlider } from './stage-slider/stage-slider.tsx';
import { StageThumbnails } from './stage-thumbnails/stage-thumbnails.tsx';
import { Table } from './table/table.tsx';
import { TextInfobox } from './text-infobox/text-infobox.tsx';
import { TextMedia } from './text-media/text-media.tsx';
import { ThreeIconBar } from './three-icon-bar/three-icon-bar.tsx';
import { TopicBoard } from './topic-board/topic-board.tsx';
import { UnitStage } from './unit-stage/unit-stage.tsx';
import { UspSlider } from './usp-slider/usp-slider.tsx';
import { UspTeaser } from './usp-teaser/usp-teaser.tsx';
import { WeightLines } from './weight-lines/weight-lines.tsx';

type View<Data> = (props: ModuleProps<Data>) => ReactNode | Promise<ReactNode>;

/** The component of each section uid. Its data is what the schema of the same uid puts out. */
const views: { [Uid in SectionUid]: View<z.output<(typeof sectionSchemas)[Uid]>> } = {
  'accessibility-report': AccessibilityReport,
  headline: Headline,
  'text-infobox': TextInfobox,
  'text-media': TextMedia,
  accordion: Accordion,
  'privacy-settings': PrivacySettings,
  'product-cards': ProductCards,
  'stage-slider': StageSlider,
  'usp-teaser': UspTeaser,
  'contact-information': ContactInformation,
  'section-intro': SectionIntro,
  quote: Quote,
  table: Table,
  'numbered-list': NumberedList,
  'content-section': ContentSection,
  'feature-section': FeatureSection,
  'fold-out': FoldOut,
  'usp-slider': UspSlider,
  'unit-stage': UnitStage,
  'banner-scroller': BannerScroller,
  'three-icon-bar': ThreeIconBar,
  'select-simple': SelectSimple,
  'select-complex': SelectComplex,
  'best-seller': BestSeller,
  'recommended-products': RecommendedProducts,
  'search-bar': SearchBar,
  'last-seen': LastSeen,
  'small-dealer-search': SmallDealerSearch,
  'contact-form': ContactForm,
  'form-success': FormSuccess,
  'career-overview': CareerOverview,
  media: Media,
  gallery: Gallery,
  'image-grid': ImageGrid,
  'big-image-slider': BigImageSlider,
  'stage-thumbnails': StageThumbnails,
  'topic-board': TopicBoard,
  planner: Planner,
  inspiration: Inspiration,
  newsletter: Newsletter,
  'spare-parts': SpareParts,
  'family-cards': FamilyCards,
  'family-colours': FamilyColours,
  'family-comparison': FamilyComparison,
  'family-shared': FamilyShared,
  'product-registration': ProductRegistration,
  'delivery-terms': DeliveryTerms,
  'making-steps': MakingSteps,
  'colour-tiles': ColourTiles,
  'dos-and-donts': DosAndDonts,
  'weight-lines': WeightLines,
  'measure-lines': MeasureLines,
  'cabinet-widths': CabinetWidths,
};

/** Checks a section's data and renders it; throws where the data does not fulfil the module's schema. */
type RenderModule = View<unknown>;

const bind = <Uid extends SectionUid>(uid: Uid): RenderModule => {
  const schema: ZodType = sectionSchemas[uid];
  const view = views[uid];
  return (props) => view({ ...props, data: schema.parse(props.data) as z.output<(typeof sectionSchemas)[Uid]> });
};

/** The module that renders a section; undefined for a uid that the shop does not know (M-40). */
export const findModule = (uid: string): RenderModule | undefined => (Object.hasOwn(views, uid) ? bind(uid as SectionUid) : undefined);
