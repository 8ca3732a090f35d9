import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { EasingCurve } from './easing-curve.tsx';
import { foundationAt } from './foundations.ts';
import { MotionDemo } from './motion-demo.tsx';
import { TokenTable } from './token-table.tsx';
import { findToken, tokens } from './tokens.ts';

const { href, title, summary, chapters } = foundationAt('/docs/motion');

const durations = ['--time-1', '--time-2', '--time-3']
  .map((name) => findToken(name))
  .filter((token) => token !== undefined)
  .map(({ name, value, remark }) => ({ name, remark: `${value}, ${remark}` }));

/** How things move, and that nothing moves under reduced motion. */
export const MotionPage = () => (
  <DocsScreen address={href} title={title} summary={summary}>
    <Part id="durations" title="Durations">
      <p>Under reduced motion every duration is zero: the markers below then jump.</p>
      <MotionDemo durations={durations} />
    </Part>
    <Part id="easing" title="Easing">
      <p>Fast at the start, slow at the end: controls respond immediately.</p>
      <EasingCurve value={findToken('--ease')?.value ?? ''} />
    </Part>
    <Part id="tokens" title="Tokens">
      <TokenTable label="Tokens" tokens={tokens.filter(({ chapter }) => (chapters as readonly string[]).includes(chapter))} />
    </Part>
  </DocsScreen>
);
