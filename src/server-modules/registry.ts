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

/** Checks a section's data and renders it; throws where the data does not fulfil the module's schema. */
type RenderModule = (props: ModuleProps<unknown>) => ReactNode | Promise<ReactNode>;

const bind =
  <Schema extends ZodType>(schema: Schema, view: (props: ModuleProps<z.output<Schema>>) => ReactNode | Promise<ReactNode>): RenderModule =>
  (props) =>
    view({ ...props, data: schema.parse(props.data) });

const modules: Record<SectionUid, RenderModule> = {
  'accessibility-report': bind(sectionSchemas['accessibility-report'], AccessibilityReport),
  headline: bind(sectionSchemas.headline, Headline),
  'text-infobox': bind(sectionSchemas['text-infobox'], TextInfobox),
  'text-media': bind(sectionSchemas['text-media'], TextMedia),
  accordion: bind(sectionSchemas.accordion, Accordion),
  'privacy-settings': bind(sectionSchemas['privacy-settings'], PrivacySettings),
  'product-cards': bind(sectionSchemas['product-cards'], ProductCards),
  'stage-slider': bind(sectionSchemas['stage-slider'], StageSlider),
  'usp-teaser': bind(sectionSchemas['usp-teaser'], UspTeaser),
  'contact-information': bind(sectionSchemas['contact-information'], ContactInformation),
  'section-intro': bind(sectionSchemas['section-intro'], SectionIntro),
  quote: bind(sectionSchemas.quote, Quote),
  table: bind(sectionSchemas.table, Table),
  'numbered-list': bind(sectionSchemas['numbered-list'], NumberedList),
  'content-section': bind(sectionSchemas['content-section'], ContentSection),
  'feature-section': bind(sectionSchemas['feature-section'], FeatureSection),
  'fold-out': bind(sectionSchemas['fold-out'], FoldOut),
  'usp-slider': bind(sectionSchemas['usp-slider'], UspSlider),
  'unit-stage': bind(sectionSchemas['unit-stage'], UnitStage),
  'banner-scroller': bind(sectionSchemas['banner-scroller'], BannerScroller),
  'three-icon-bar': bind(sectionSchemas['three-icon-bar'], ThreeIconBar),
  'select-simple': bind(sectionSchemas['select-simple'], SelectSimple),
  'select-complex': bind(sectionSchemas['select-complex'], SelectComplex),
  'best-seller': bind(sectionSchemas['best-seller'], BestSeller),
  'recommended-products': bind(sectionSchemas['recommended-products'], RecommendedProducts),
  'search-bar': bind(sectionSchemas['search-bar'], SearchBar),
  'last-seen': bind(sectionSchemas['last-seen'], LastSeen),
  'small-dealer-search': bind(sectionSchemas['small-dealer-search'], SmallDealerSearch),
  'contact-form': bind(sectionSchemas['contact-form'], ContactForm),
  'form-success': bind(sectionSchemas['form-success'], FormSuccess),
  'career-overview': bind(sectionSchemas['career-overview'], CareerOverview),
  media: bind(sectionSchemas.media, Media),
  gallery: bind(sectionSchemas.gallery, Gallery),
  'image-grid': bind(sectionSchemas['image-grid'], ImageGrid),
  'big-image-slider': bind(sectionSchemas['big-image-slider'], BigImageSlider),
  'stage-thumbnails': bind(sectionSchemas['stage-thumbnails'], StageThumbnails),
  'topic-board': bind(sectionSchemas['topic-board'], TopicBoard),
  planner: bind(sectionSchemas.planner, Planner),
  inspiration: bind(sectionSchemas.inspiration, Inspiration),
  newsletter: bind(sectionSchemas.newsletter, Newsletter),
  'spare-parts': bind(sectionSchemas['spare-parts'], SpareParts),
  'family-cards': bind(sectionSchemas['family-cards'], FamilyCards),
  'family-colours': bind(sectionSchemas['family-colours'], FamilyColours),
  'family-comparison': bind(sectionSchemas['family-comparison'], FamilyComparison),
  'family-shared': bind(sectionSchemas['family-shared'], FamilyShared),
  'product-registration': bind(sectionSchemas['product-registration'], ProductRegistration),
  'delivery-terms': bind(sectionSchemas['delivery-terms'], DeliveryTerms),
  'making-steps': bind(sectionSchemas['making-steps'], MakingSteps),
  'colour-tiles': bind(sectionSchemas['colour-tiles'], ColourTiles),
  'dos-and-donts': bind(sectionSchemas['dos-and-donts'], DosAndDonts),
  'weight-lines': bind(sectionSchemas['weight-lines'], WeightLines),
  'measure-lines': bind(sectionSchemas['measure-lines'], MeasureLines),
  'cabinet-widths': bind(sectionSchemas['cabinet-widths'], CabinetWidths),
};

/** The module that renders a section; undefined for a uid that the shop does not know (M-40). */
export const findModule = (uid: string): RenderModule | undefined => (Object.hasOwn(modules, uid) ? modules[uid as SectionUid] : undefined);
