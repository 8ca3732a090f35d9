import 'server-only';
import { payFaces } from './pay-fonts.ts';

/** The style of the sandbox pages: the shop's own colours, background and typeface. */
export const payCss = `${payFaces}
:root {
  color-scheme: light dark;
  --ground: light-dark(#eceae6, #0b1014);
  --paper: light-dark(#fdfcfb, #10171c);
  --soft: light-dark(#f4f3f0, #192127);
  --ink: light-dark(#141b23, #eeece9);
  --ink-soft: light-dark(#48515b, #b1b8bd);
  --line: light-dark(#d9d7d3, #313a40);
  --line-control: light-dark(#747a82, #7d868d);
  --accent: light-dark(#005469, #a8d3e0);
  --on-accent: light-dark(#fdfcfb, #0b1a20);
  --bad: light-dark(#9c1f1c, #f39a90);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.55 "Onest Variable", Onest, "Hiragino Sans", "Yu Gothic UI", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
main { max-width: 30rem; min-height: 100vh; margin-inline: auto; padding: 2rem clamp(1rem, 6vw, 2.5rem) 3rem; background: var(--paper) }
svg { display: block; width: 6.5rem; height: auto; fill: none; stroke: currentColor; stroke-width: 3.1 }
.notice { margin: 1.5rem 0 0; padding: 0.75rem 1rem; background: var(--soft); border-radius: 2px; font-size: 0.875rem }
h1 { margin: 2.5rem 0 0.5rem; font-size: 1.75rem; font-weight: 400; line-height: 1.18; letter-spacing: -0.022em; text-wrap: balance }
h2 { margin: 0; font-size: 1rem; font-weight: 600 }
dl { display: flex; justify-content: space-between; gap: 1rem; margin: 1.5rem 0; padding-block: 1rem; border-block: 1px solid var(--line) }
dt { color: var(--ink-soft) }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
label { display: grid; gap: 0.375rem; font-weight: 500 }
input { width: 100%; min-height: 3rem; padding: 0 0.875rem; border: 1px solid var(--line-control); border-radius: 2px; background: var(--paper); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums }
::placeholder { color: var(--ink-soft); opacity: 1 }
input[aria-invalid="true"] { border: 2px solid var(--bad) }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1.75rem; border: 1px solid transparent; border-radius: 2px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 500; text-decoration: none; cursor: pointer }
.line { border-color: var(--line-control); background: transparent; color: var(--ink) }
.problem { margin: 1.5rem 0 0; padding-left: 1rem; border-left: 3px solid var(--bad); color: var(--bad); font-weight: 500 }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
a:not(.button) { color: var(--accent); overflow-wrap: anywhere }
.list { margin: 1.5rem 0 0; padding: 0; list-style: none }
.list li { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding-block: 0.75rem; border-top: 1px solid var(--line) }
.back { display: inline-block; margin-top: 1.5rem; padding-block: 0.625rem }
.tests { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem }
.tests ul { margin: 0.75rem 0 0; padding: 0; list-style: none }
.tests li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding-block: 0.375rem }
.tests code { min-width: 11rem; font: 500 0.875rem/1.6 ui-monospace, "SF Mono", "Cascadia Mono", monospace }
`;
