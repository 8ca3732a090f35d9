import { FacetDetails } from '#client/list/facet-details.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { Facet } from '#shared/catalogue/product-list.ts';
import { type Finish, finishes } from '#shared/contract/finishes.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './facets.module.css';

type FacetProps = { facet: Facet; t: Translate; formatCount: (count: number) => string };

/** The number of facets open from the start; others open when one of their values is selected. */
const openFacets = 5;

const isFinish = (id: string): id is Finish => (finishes as readonly string[]).includes(id);

const Boxes = ({ facet, formatCount }: FacetProps) =>
  facet.options.map(({ value, label, count, isSelected, isImpossible }) => (
    <Checkbox
      key={value}
      name={facet.id}
      value={value}
      defaultChecked={isSelected}
      disabled={isImpossible && !isSelected}
      count={formatCount(count)}
      start={facet.kind === 'swatch' && isFinish(value) ? <Swatch finish={value} /> : undefined}
    >
      {label}
    </Checkbox>
  ));

/** Only one width can be selected; a width without results is dashed, not hidden. */
const Widths = ({ facet, t }: FacetProps) => (
  <>
    <PillGroup
      name={facet.id}
      columns={4}
      chosen={[facet.options.find(({ isSelected }) => isSelected)?.value ?? '']}
      options={[{ value: '', label: t('list.filter.any') }, ...facet.options]}
    />
    <p className={styles.hint}>{t('list.filter.cabinet')}</p>
  </>
);

const FacetGroup = ({ isOpen, ...props }: FacetProps & { isOpen: boolean }) => (
  <FacetDetails className={styles.facet} open={isOpen}>
    <summary>
      {props.facet.label}
      <Icon name="chevron-down" size="s" />
    </summary>
    <fieldset className={styles.body}>
      <legend className="visually-hidden">{props.facet.label}</legend>
      {props.facet.kind === 'cabinet' ? <Widths {...props} /> : <Boxes {...props} />}
    </fieldset>
  </FacetDetails>
);

/** All filters of a list. */
export const Facets = ({ facets, t, formatCount }: { facets: readonly Facet[] } & Omit<FacetProps, 'facet'>) =>
  facets.map((facet, index) => (
    <FacetGroup
      key={facet.id}
      facet={facet}
      t={t}
      formatCount={formatCount}
      isOpen={index < openFacets || facet.options.some(({ isSelected }) => isSelected)}
    />
  ));
