import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { foundationAt } from './foundations.ts';
import { Lengths } from './lengths.tsx';
import { Shapes } from './shapes.tsx';
import { TokenTable } from './token-table.tsx';
import { type Token, tokens } from './tokens.ts';

const { href, title, summary, chapters } = foundationAt('/docs/space');

const drawn: readonly string[] = ['Space', 'Grid'];
// Too wide to be drawn here.
const wide = ['--page', '--edge-gutter'];
const isDrawn = ({ chapter, name }: Token): boolean => drawn.includes(chapter) && !wide.includes(name);

const idOf = (chapter: string): string => chapter.toLowerCase().replaceAll(' ', '-');

/** Distances drawn to scale, sizes, corners, focus and layers. */
export const SpacePage = () => (
  <DocsScreen address={href} title={title} summary={summary} parts={chapters.map((chapter) => ({ id: idOf(chapter), title: chapter }))}>
    {chapters.map((chapter) => {
      const lengths = tokens.filter((token) => token.chapter === chapter && isDrawn(token));
      const others = tokens.filter((token) => token.chapter === chapter && !isDrawn(token));
      return (
        <Part key={chapter} id={idOf(chapter)} title={chapter}>
          {lengths.length > 0 && <Lengths lengths={lengths} />}
          {(chapter === 'Radius' || chapter === 'Focus' || chapter === 'Float') && <Shapes of={chapter} />}
          {others.length > 0 && <TokenTable label={chapter} tokens={others} />}
        </Part>
      );
    })}
  </DocsScreen>
);
