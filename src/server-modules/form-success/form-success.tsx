import { Icon } from '#client/primitives/icon/icon.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { countries } from '#shared/country/countries.ts';
import { displayNames } from '#shared/i18n/formats.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './form-success.module.css';
import { type FormSuccessData, titleFor } from './form-success.schema.ts';

/** M-34: confirms that a form was received, names the visitor's country, and says what comes next. */
export const FormSuccess = ({ site, id, language, data, cacheKey }: ModuleProps<FormSuccessData>) => {
  const { iso } = countries[site.country];
  const title = titleFor(data.title, displayNames(language, 'region').of(iso) ?? iso);
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      <div className={styles.success}>
        <span className={styles.mark}>
          <Icon name="check-circle" size="l" />
        </span>
        <Heading level={2}>{title}</Heading>
        <Lead>
          <p>{data.subtitle}</p>
        </Lead>
        {data.text === null ? null : (
          <div className={styles.text}>
            <Paragraphs text={data.text} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
};
