import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import { type Finish, finishes } from '#shared/contract/finishes.ts';
import type { MenuColumn, MenuOption } from './menu-entry.ts';
import styles from './menu-options.module.css';

const isFinish = (id: string): id is Finish => (finishes as readonly string[]).includes(id);

const Count = ({ count }: Pick<MenuOption, 'count'>) =>
  count && (
    <>
      <span className={styles['count']} aria-hidden="true">
        {count.shown}
      </span>
      <span className="visually-hidden">{count.said}</span>
    </>
  );

/** A column of either menu: its heading and its links. */
export const MenuOptions = ({ column: { id, label, kind, options, lang }, idPrefix }: { column: MenuColumn; idPrefix: string }) => (
  <div className={styles['column']} data-kind={kind}>
    <p id={`${idPrefix}-${id}`} className={styles['heading']}>
      {label}
    </p>
    <ul aria-labelledby={`${idPrefix}-${id}`} lang={lang}>
      {options.map((option) => (
        <li key={option.id}>
          <Link href={option.href} className={styles['link']}>
            {kind === 'swatches' && isFinish(option.id) && <Swatch finish={option.id} />}
            <span className={styles['label']}>{option.label}</span>
            {kind === 'widths' && <MeasureLine value={Number(option.id)} />}
            <Count count={option.count} />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
