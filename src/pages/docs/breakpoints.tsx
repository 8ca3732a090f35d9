import { BreakpointsPage } from '#client/docs/foundations/breakpoints-page.tsx';

/** The widths at which pages change (T-03, T-05). */
export default function Breakpoints() {
  return (
    <>
      <title>Breakpoints – Components – Undula</title>
      <meta name="robots" content="noindex" />
      <BreakpointsPage />
    </>
  );
}
