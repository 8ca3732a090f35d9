import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { HeadlineData } from './headline.schema.ts';

/** M-01: a headline on its own; its section id is the anchor. */
export const Headline = ({ site, id, language, data, cacheKey }: ModuleProps<HeadlineData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    {data.level === 2 ? <h2>{data.headline}</h2> : <h3>{data.headline}</h3>}
  </SectionFrame>
);
