import { formatMillimetreRange, formatMillimetres, labelCentimetres } from '#backend/catalogue/catalogue.ts';
import { Button } from '#client/primitives/button/button.tsx';
import { Register } from '#client/primitives/grid/register.tsx';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { KitchenForm } from '#client/product/kitchen-form.tsx';
import { cabinets, type Kitchen, readKitchen, walls, worktopRanges, worktops } from '#shared/catalogue/cabinet-fit.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './fit-check.module.css';
import { FitResult } from './fit-result.tsx';

type FitCheckProps = {
  site: Site;
  t: Translate;
  facts: SinkFacts;
  /** The product's path. */
  path: string;
  query: URLSearchParams;
};
type FieldsProps = Pick<FitCheckProps, 'site' | 't' | 'facts'> & { kitchen: Kitchen };

const Mountings = ({ t, facts, kitchen }: FieldsProps) => (
  <fieldset className={styles['mountings']}>
    <legend>{t('catalogue.facet.mounting')}</legend>
    <PillGroup
      name="mounting"
      chosen={[kitchen.mounting]}
      options={facts.mountings.map((mounting) => ({ value: mounting, label: t(`catalogue.mounting.${mounting}`) }))}
    />
  </fieldset>
);

const Thicknesses = ({ site, t, kitchen }: FieldsProps) => {
  const range = worktopRanges[kitchen.mounting];
  const options = (lengths: readonly number[]) => lengths.map((length) => ({ value: `${length}`, label: formatMillimetres(site, length) }));
  return (
    <>
      {range ? (
        <Select
          name="worktop"
          label={t('product.fit.worktop')}
          hint={t('product.fit.worktopRange', { range: formatMillimetreRange(site, range.min, range.max) })}
          options={options(worktops)}
          defaultValue={`${kitchen.worktop}`}
        />
      ) : null}
      <Select name="wall" label={t('product.fit.wall')} options={options(walls)} defaultValue={`${kitchen.wall}`} />
    </>
  );
};

/** "Does it fit?" (B-04): a form about the visitor's kitchen, and the answer with the remaining millimetres. It works without script. */
export const FitCheck = ({ site, t, facts, path, query }: FitCheckProps) => {
  const kitchen = readKitchen(facts, query);
  const finish = query.get('finish');
  const fields = { site, t, facts, kitchen };
  return (
    <Register id="fit" headline={t('product.fit.headline')} aside={<p>{t('product.fit.lead')}</p>}>
      <div className={styles['panel']}>
        {/* A link to another finish drops the kitchen: the form starts over with its answer. */}
        <KitchenForm key={finish} path={path} anchor="fit" className={styles['form']}>
          {finish === null ? null : <input type="hidden" name="finish" value={finish} />}
          <Select
            name="cabinet"
            label={t('product.fit.cabinet')}
            options={cabinets.map((width) => ({ value: `${width / 10}`, label: labelCentimetres(site, width) }))}
            defaultValue={`${kitchen.cabinet / 10}`}
          />
          <Mountings {...fields} />
          <Thicknesses {...fields} />
          <Button type="submit" variant="line">
            {t('product.fit.check')}
          </Button>
        </KitchenForm>
        <FitResult {...fields} />
      </div>
    </Register>
  );
};
