import { Register } from '#client/primitives/grid/register.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './all-models.module.css';

type Props = {
  t: Translate;
  /** The path of the page. */
  path: string;
  lists: readonly { list: 'sinks' | 'taps'; models: readonly { productKey: string; name: string }[] }[];
  /** The model whose parts are shown. */
  here: string | undefined;
};

/** Every model that has parts, each a link to them. */
export const AllModels = ({ t, path, lists, here }: Props) => (
  <Register headline={t('product.parts.all')}>
    <div className={styles.lists}>
      {lists.map(({ list, models }) => (
        <div key={list}>
          <h3>{t(`product.parts.${list}`)}</h3>
          <ul className={styles.models}>
            {models.map(({ productKey, name }) => (
              <li key={productKey}>
                <a href={`${path}?model=${productKey}`} aria-current={productKey === here ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Register>
);
