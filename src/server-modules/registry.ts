import type { ReactNode } from 'react';
import type { ZodType, z } from 'zod';
import { AccessibilityReport } from './accessibility-report/accessibility-report.tsx';
import { Accordion } from './accordion/accordion.tsx';
import { BigImageSlider } from './big-image-slider/big-image-slider.tsx';
import { ContactInformation } from './contact-information/contact-information.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Headline } from './headline/headline.tsx';
import { ImageGrid } from './image-grid/image-grid.tsx';
import { Inspiration } from './inspiration/inspiration.tsx';
import { Media } from './media/media.tsx';
import type { ModuleProps } from './module-props.ts';
import { ProductCards } from './product-cards/product-cards.tsx';
import { Quote } from './quote/quote.tsx';
import { type SectionUid, sectionSchemas } from './schemas.ts';
import { SectionIntro } from './section-intro/section-intro.tsx';
import { StageSlider } from './stage-slider/stage-slider.tsx';
import { StageThumbnails } from './stage-thumbnails/stage-thumbnails.tsx';
import { TextInfobox } from './text-infobox/text-infobox.tsx';
import { TextMedia } from './text-media/text-media.tsx';
import { TopicBoard } from './topic-board/topic-board.tsx';
import { UspTeaser } from './usp-teaser/usp-teaser.tsx';

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
  'product-cards': bind(sectionSchemas['product-cards'], ProductCards),
  'stage-slider': bind(sectionSchemas['stage-slider'], StageSlider),
  'usp-teaser': bind(sectionSchemas['usp-teaser'], UspTeaser),
  'contact-information': bind(sectionSchemas['contact-information'], ContactInformation),
  'section-intro': bind(sectionSchemas['section-intro'], SectionIntro),
  quote: bind(sectionSchemas.quote, Quote),
  media: bind(sectionSchemas.media, Media),
  gallery: bind(sectionSchemas.gallery, Gallery),
  'image-grid': bind(sectionSchemas['image-grid'], ImageGrid),
  'big-image-slider': bind(sectionSchemas['big-image-slider'], BigImageSlider),
  'stage-thumbnails': bind(sectionSchemas['stage-thumbnails'], StageThumbnails),
  'topic-board': bind(sectionSchemas['topic-board'], TopicBoard),
  inspiration: bind(sectionSchemas.inspiration, Inspiration),
};

/** The module that renders a section; undefined for a uid that the shop does not know (M-40). */
export const findModule = (uid: string): RenderModule | undefined => (Object.hasOwn(modules, uid) ? modules[uid as SectionUid] : undefined);
