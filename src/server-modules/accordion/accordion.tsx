import { Accordion as AccordionKeys } from '#client/primitives/disclosure/accordion.tsx';
import { Register } from '#client/primitives/grid/register.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { JsonLd } from '../head/json-ld.tsx';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import styles from './accordion.module.css';
import type { AccordionData } from './accordion.schema.ts';
import { presentFaq } from './faq.ts';

/** M-09: items that open one at a time. `details` of one name close each other, so it works without script (M-42). */
export const Accordion = ({ site, id, language, data }: ModuleProps<AccordionData>) => {
  const items = (
    <AccordionKeys className={styles.items}>
      {data.items.map(({ title, text }) => (
        <details key={title} name={id} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        </details>
      ))}
    </AccordionKeys>
  );
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      {data.headline === null ? items : <Register headline={data.headline}>{items}</Register>}
      {data.isFaq ? <JsonLd data={presentFaq(data.items)} /> : null}
    </SectionFrame>
  );
};
