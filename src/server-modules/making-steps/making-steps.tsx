import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './making-steps.module.css';
import type { MakingStepsData } from './making-steps.schema.ts';
import { StepDrawing } from './step-drawing.tsx';

/** Making steps: drawings side by side, each with its number, a title and a description. */
export const MakingSteps = ({ site, id, language, data, cacheKey }: ModuleProps<MakingStepsData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    <SectionHead headline={data.headline} text={data.text} />
    <ol className={styles.steps} data-count={data.steps.length}>
      {data.steps.map(({ drawing, headline, text }) => (
        <li key={drawing} className={styles.step}>
          <StepDrawing id={drawing} />
          <h3 className={styles.title}>{headline}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </SectionFrame>
);
