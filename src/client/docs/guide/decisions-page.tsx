import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { Prose } from '../story/prose.tsx';
import { ScrollTable } from '../story/scroll-table.tsx';
import styles from './guide.module.css';
import { guidePages } from './guide-pages.ts';
import { type Block, readDecision } from './read-decision.ts';

const files = import.meta.glob<string>('../../../../docs/decisions/*.md', { eager: true, query: '?raw', import: 'default' });

// Every decision of the project, in chronological order.
const decisions = Object.keys(files)
  .toSorted()
  .map((file) => readDecision(files[file] ?? ''));

const Table = ({ title, rows: [head = [], ...rows] }: { title: string; rows: readonly (readonly string[])[] }) => (
  <ScrollTable label={title} heads={head.map((cell) => ({ title: cell }))}>
    {rows.map((cells) => (
      <tr key={cells.join(' ')}>
        {cells.map((cell) => (
          <td key={cell}>
            <Prose text={cell} />
          </td>
        ))}
      </tr>
    ))}
  </ScrollTable>
);

const Shown = ({ block, title }: { block: Block; title: string }) => {
  if (block.kind === 'table') return <Table title={title} rows={block.rows} />;
  if (block.kind === 'words') {
    return (
      <p>
        {block.head && <strong>{`${block.head}. `}</strong>}
        <Prose text={block.text} />
      </p>
    );
  }
  return (
    <ul className={styles['list']}>
      {block.items.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
};

/** Every decision in full. */
export const DecisionsPage = () => (
  <DocsScreen {...guidePages.decisions} address={guidePages.decisions.href}>
    <ol className={styles['index']}>
      {decisions.map(({ number, title }) => (
        <li key={number}>
          <span className="num">{number}</span>
          <a href={`#decision-${number}`}>{title}</a>
        </li>
      ))}
    </ol>
    {decisions.map(({ number, title, blocks }) => (
      <Part key={number} id={`decision-${number}`} title={`${number} · ${title}`}>
        <div className={styles['words']}>
          {blocks.map((block) => (
            <Shown key={JSON.stringify(block)} block={block} title={title} />
          ))}
        </div>
      </Part>
    ))}
  </DocsScreen>
);
