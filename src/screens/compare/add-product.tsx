import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import type { ChosenComparison } from '#shared/catalogue/comparison.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { maxCompared, type RequestedComparison } from '#shared/routes/compare-query.ts';
import { pathTo } from '#shared/routes/paths.ts';
import styles from './compare.module.css';

type Props = RequestedComparison & { site: Site; t: Translate } & Pick<ChosenComparison, 'others'>;

/** Adds one more product of the same kind, by a native form; nothing where the table is full or no product is left. */
export const AddProduct = ({ site, t, productKeys, isOnlyDifferences, others }: Props) => {
  if (productKeys.length >= maxCompared || others.length === 0) return null;
  return (
    <form method="get" action={pathTo(site, 'compare')} className={styles.add} data-screen-only>
      {productKeys.map((key) => (
        <input key={key} type="hidden" name="product" value={key} />
      ))}
      <Select
        name="product"
        label={t('compare.add.label')}
        options={others.map(({ productKey, name }) => ({ value: productKey, label: name }))}
        autoComplete="off"
      />
      {isOnlyDifferences ? <input type="hidden" name="differences" value="1" /> : null}
      <SubmitButton variant="line">{t('compare.add.submit')}</SubmitButton>
    </form>
  );
};
