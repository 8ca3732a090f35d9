import type { CSSProperties } from 'react';

// Mail programs support neither custom properties nor oklch: these are the tokens of both colour schemes in sRGB.
const light = {
  backdrop: '#f4f3f0',
  paper: '#fdfcfb',
  ink: '#141b23',
  soft: '#48515b',
  line: '#d9d7d3',
  accent: '#005469',
  onAccent: '#fdfcfb',
};
const dark = {
  backdrop: '#0b1115',
  paper: '#10171c',
  ink: '#eeece9',
  soft: '#b1b8bd',
  line: '#313a40',
  accent: '#a8d3e0',
  onAccent: '#0b1a20',
};

const family = "'Onest Variable',Onest,'Hiragino Sans','Yu Gothic','PingFang SC','Microsoft YaHei',Arial,sans-serif";

const text = (size: number, leading: number, more: CSSProperties = {}): CSSProperties => ({
  margin: 0,
  fontFamily: family,
  fontSize: `${size}px`,
  lineHeight: `${leading}px`,
  color: light.ink,
  ...more,
});

/** Inline styles of a mail; the classes next to them only serve the dark scheme and small screens. */
export const mailStyles = {
  backdrop: { margin: 0, padding: 0, backgroundColor: light.backdrop },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0, fontSize: '1px', lineHeight: '1px' },
  paper: { width: '100%', maxWidth: '600px', margin: '32px auto', backgroundColor: light.paper },
  head: { padding: '28px 40px 24px', borderBottom: `1px solid ${light.line}` },
  part: { padding: '32px 40px 0' },
  lastPart: { padding: '32px 40px 32px' },
  foot: { padding: '24px 40px 40px', borderTop: `1px solid ${light.line}` },
  heading: text(30, 36, { fontWeight: 400, letterSpacing: '-0.02em', paddingTop: '8px' }),
  paragraph: text(16, 25, { paddingTop: '16px' }),
  // Spaced so that two letters are not read as one.
  code: text(32, 40, { fontWeight: 600, letterSpacing: '0.2em', paddingTop: '16px' }),
  button: text(16, 20, {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: '2px',
    backgroundColor: light.accent,
    color: light.onAccent,
    fontWeight: 500,
    textDecoration: 'none',
  }),
  item: { borderTop: `1px solid ${light.line}` },
  itemCell: { padding: '16px 0', verticalAlign: 'top' },
  // The alternative text is shown while a mail program blocks pictures.
  picture: text(11, 14, { display: 'block', borderRadius: '12px', backgroundColor: '#eceae6', overflow: 'hidden' }),
  name: text(16, 22, { fontWeight: 500, textDecoration: 'none' }),
  detail: text(13, 20, { color: light.soft }),
  price: text(16, 22, { fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' }),
  sums: { borderTop: `1px solid ${light.line}`, paddingTop: '12px' },
  sumLabel: text(15, 23, { padding: '4px 0' }),
  sumValue: text(15, 23, { padding: '4px 0', textAlign: 'right', whiteSpace: 'nowrap' }),
  totalLabel: text(20, 28, { padding: '12px 0 4px', fontWeight: 600 }),
  totalValue: text(20, 28, { padding: '12px 0 4px', fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' }),
  blocks: { borderTop: `1px solid ${light.line}`, paddingTop: '20px' },
  notes: { borderTop: `1px solid ${light.line}`, marginTop: '24px', paddingTop: '20px' },
  block: { verticalAlign: 'top', paddingRight: '12px' },
  blockTitle: text(15, 23, { fontWeight: 600 }),
  blockLine: text(15, 23),
  panel: { margin: '24px 0 0', padding: '20px 24px', borderRadius: '12px', backgroundColor: light.backdrop },
  small: text(13, 20, { color: light.soft }),
  link: { color: light.accent, textDecoration: 'underline' },
  step: text(14, 20, { fontWeight: 500, color: light.soft }),
  stepReached: text(14, 20, { fontWeight: 600 }),
  tick: { height: '13px', fontSize: 0, lineHeight: 0, backgroundColor: light.ink },
  tickLine: { height: '1px', backgroundColor: '#7b8087' },
} satisfies Record<string, CSSProperties>;

/** The only style sheet: the dark scheme, for programs that support it, and narrow screens. No child selectors: React would escape them. */
export const mailCss = `
@media (prefers-color-scheme: dark) {
  .room { background-color: ${dark.backdrop} !important }
  .paper { background-color: ${dark.paper} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .line { border-color: ${dark.line} !important }
  .link { color: ${dark.accent} !important }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important }
  .mark { filter: invert(1) hue-rotate(180deg) }
  .tick { background-color: ${dark.ink} !important }
}
@media (max-width: 620px) {
  .paper { margin: 0 !important }
  .part { padding-left: 16px !important; padding-right: 16px !important }
}
`;
