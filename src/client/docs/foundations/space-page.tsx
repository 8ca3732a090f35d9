import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { foundationAt } from './foundations.ts';
import { Lengths } from './lengths.tsx';
import { TokenTable } from './token-table.tsx';
import { tokens } from './tokens.ts';

const { href, title, summary, chapters } = foundationAt('/docs/space');

const drawn: readonly string[] = ['Space', 'Grid'];
const widest = ['--page', '--edge-gutter'];

/** What is measured: distances drawn to scale, then the sizes of things. */
export const SpacePage = () => (
  <DocsScreen address={href} title={title} summary={summary}>
    {chapters.map((chapter) => {
      const ofChapter = tokens.filter((token) => token.chapter === chapter);
      return (
        <Part key={chapter} id={chapter.toLowerCase().replaceAll(' ', '-')} title={chapter}>
          {drawn.includes(chapter) && <Lengths lengths={ofChapter.filter(({ name }) => !widest.includes(name))} />}
          {(!drawn.includes(chapter) || ofChapter.some(({ name }) => widest.includes(name))) && (
            <TokenTable label={chapter} tokens={ofChapter.filter(({ name }) => !drawn.includes(chapter) || widest.includes(name))} />
          )}
        </Part>
      );
    })}
  </DocsScreen>
);
