import { Register } from '#client/primitives/grid/register.tsx';
import { ScrollArea } from '#client/primitives/scroll-area/scroll-area.tsx';
import tableStyles from '#client/primitives/typography/table.module.css';
import { Note } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './table.module.css';
import type { TableData } from './table.schema.ts';

const Row = ({ cells, data }: { cells: readonly string[]; data: TableData }) => (
  <tr>
    {cells.map((cell, at) => {
      const column = data.columns[at];
      if (at === 0 && data.hasRowHeads) {
        return (
          <th key={column?.head} scope="row" data-kind={column?.kind}>
            {cell}
          </th>
        );
      }
      return (
        <td key={column?.head} data-kind={column?.kind}>
          {cell}
        </td>
      );
    })}
  </tr>
);

/** M-08: several things by several properties; a table wider than its container scrolls within it, also without script. */
export const Table = ({ site, id, language, data, cacheKey }: ModuleProps<TableData>) => {
  const content = (
    <div className={styles.content}>
      <ScrollArea label={data.caption}>
        <table className={`${tableStyles.table} ${styles.table}`}>
          <caption>
            <span className={styles.caption}>{data.caption}</span>
          </caption>
          <thead>
            <tr>
              {data.columns.map(({ head, kind }) => (
                <th key={head} scope="col" data-kind={kind}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((cells) => (
              <Row key={cells.join('|')} cells={cells} data={data} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {data.note === null ? null : <Note>{data.note}</Note>}
    </div>
  );
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      {data.headline === null ? content : <Register headline={data.headline}>{content}</Register>}
    </SectionFrame>
  );
};
