import { planFor } from '#backend/catalogue/catalogue.ts';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { KitchenForm } from '#client/product/kitchen-form.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { queryOfKitchen, readPlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import type { ModuleProps } from '../module-props.ts';
import { MeasureSheet } from './measure-sheet.tsx';
import { MisfitReasons } from './misfit-reasons.tsx';
import { PlanBar } from './plan-bar.tsx';
import styles from './planner.module.css';
import type { PlannerData } from './planner.schema.ts';
import { setsId } from './planner-context.ts';
import { Questions } from './questions.tsx';
import { drawnProductsOf, Result } from './result.tsx';
import { requestedSetCount, Sets } from './sets.tsx';

type IntroProps = Pick<ModuleProps<PlannerData>, 'data' | 'isPageTitle'> & { lang: string | undefined };

const Intro = ({ data, isPageTitle, lang }: IntroProps) => (
  <div className={styles.intro} lang={lang}>
    <Heading level={isPageTitle ? 1 : 2} size={isPageTitle ? 'stage' : 'section'}>
      {data.headline}
    </Heading>
    <Lead>
      <Paragraphs text={data.text} />
    </Lead>
  </div>
);

/**
 * B-10 planner: the answers of a GET form are in the address; what fits, why the rest does not, and sets come from the server. It works
 * without script.
 */
export const Planner = async ({ site, id, language, data, isPageTitle, page }: ModuleProps<PlannerData>) => {
  const query = new URLSearchParams(page.query);
  const kitchen = readPlannedKitchen(query);
  const [t, plan] = await Promise.all([getTranslator(site.locale), planFor(site, kitchen, requestedSetCount(query))]);
  const drawn = drawnProductsOf(plan, query);
  const answers = queryOfKitchen(kitchen, site.locale);
  if (drawn.sink) answers.set('sink', drawn.sink.productKey);
  if (drawn.tap) answers.set('tap', drawn.tap.productKey);
  const shared = { site, t, kitchen };
  return (
    <SectionFrame id={id} isHead={isPageTitle}>
      <Intro data={data} isPageTitle={isPageTitle} lang={langOf(language, site.language)} />
      <MeasureSheet {...shared} />
      <KitchenForm path={page.path} anchor={setsId} answers={`${answers}`} className={styles.form}>
        <Questions {...shared} cabinets={plan.cabinets} />
        <div className={styles.answer}>
          <Result {...shared} plan={plan} drawn={drawn} />
          <div className={styles.why} data-screen-only>
            <MisfitReasons {...shared} plan={plan} />
          </div>
        </div>
        <PlanBar site={site} t={t} plan={plan} />
      </KitchenForm>
      <Sets {...shared} path={page.path} answers={answers} plan={plan} />
    </SectionFrame>
  );
};
