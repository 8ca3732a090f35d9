import { breakpoints, classNumbers, initialWidth, isMobile, type SizeClass, sizeClasses, sizeClassOf } from '#design/breakpoints.ts';
import { DocsScreen } from '../docs-screen.tsx';
import { FactsTable } from '../story/facts-table.tsx';
import { Part } from '../story/part.tsx';
import { foundationAt } from './foundations.ts';
import { Lengths } from './lengths.tsx';

const { href, title, summary } = foundationAt('/docs/breakpoints');

const startOf = (name: SizeClass): number => (name === 'xs' ? 0 : breakpoints[name]);
const rangeOf = (name: SizeClass, next: SizeClass | undefined): string => {
  if (next === undefined) return `from ${startOf(name)} px`;
  return name === 'xs' ? `below ${startOf(next)} px` : `${startOf(name)} to ${startOf(next) - 1} px`;
};

const shown: Record<SizeClass, string> = {
  xs: 'One column; product lists have two, and one below 340 px',
  s: 'One column, product lists of two, full-width sheets',
  m: 'Twelve columns, forms beside their order summary',
  l: 'Navigation beside the page, labels below the header icons',
  xl: 'The page reaches its maximum width',
  xxl: 'The page keeps its width, the margins grow',
};

/** The widths at which pages change, and the classes between them (T-03). */
export const BreakpointsPage = () => (
  <DocsScreen address={href} title={title} summary={summary}>
    <Part id="widths" title="Widths">
      <Lengths
        lengths={Object.entries(breakpoints).map(([name, width]) => ({
          name,
          remark: `${width} px`,
          length: `${(width / breakpoints.xxl) * 100}%`,
        }))}
      />
    </Part>
    <Part id="classes" title="Classes">
      <FactsTable
        label="Classes"
        heads={[{ title: 'Class' }, { title: 'Window' }, { title: 'Number' }, { title: 'Mobile' }, { title: 'What changes' }]}
      >
        {sizeClasses.map((name, at) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td className="num">{rangeOf(name, sizeClasses[at + 1])}</td>
            <td className="num" data-label="Number">
              {classNumbers[name]}
            </td>
            <td data-label="Mobile">{isMobile(name) ? 'yes' : 'no'}</td>
            <td>{shown[name]}</td>
          </tr>
        ))}
      </FactsTable>
      <p>
        While the window width is unknown, {initialWidth} px is assumed: class <code>{sizeClassOf(initialWidth)}</code>.
      </p>
    </Part>
  </DocsScreen>
);
