import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { processorTimeOf } from '#tests/support/processor-time.ts';
import { allowed } from './allowed.ts';
import { fitOutline } from './outline.ts';
import { parseRichText } from './parse-rich-text.ts';
import { plainTextOf } from './plain-text.ts';
import { readHtml } from './read-html.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const write = (node: ElementContent): string => {
  if (node.type !== 'element') return escaped(node.value);
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name.toLowerCase()}="${escaped(String(value))}"`);
  const start = `<${node.tagName}${attributes.join('')}>`;
  return ['br', 'hr', 'img'].includes(node.tagName) ? start : `${start}${node.children.map(write).join('')}</${node.tagName}>`;
};

const attributesOf = (name: string): string[] =>
  [...(allowed.attributes?.['*'] ?? []), ...(allowed.attributes?.[name] ?? [])].map((one) => (Array.isArray(one) ? one[0] : one));

const here = 'https://undula.example';
const leadsTo = (address: string): string => new URL(address, here).protocol;

const expectHarmless = (nodes: readonly ElementContent[]): void => {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    expect(allowed.tagNames).toContain(node.tagName);
    for (const name of Object.keys(node.properties)) expect(attributesOf(node.tagName)).toContain(name);
    const { href, src } = node.properties;
    if (href !== undefined) expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(leadsTo(String(href)));
    if (src !== undefined) expect(new URL(String(src), here).origin).toBe(here);
    expectHarmless(node.children);
  }
};

// A browser that parses the output must get the same tree: markup that changes when it is parsed again is how harmless input becomes
// active.
const expectStable = (nodes: readonly ElementContent[]): void => {
  const written = nodes.map(write).join('');
  expect(
    readHtml(written)
      .map((node) => write(node as ElementContent))
      .join(''),
  ).toBe(written);
};

// Each got through some sanitiser once, most by being parsed twice.
const classics = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><foreignObject><p><a href="javascript:alert(1)">x</a></p></foreignObject></svg>',
  '<math href="javascript:alert(1)">x</math><svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1)></animate><use href="data:image/svg+xml,x#y"></use></svg>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<a href="javas\tcript:alert(1)">x</a><a href="\u0001javascript:alert(1)">x</a><a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="&#x6A;avascript&#58;alert(1)">x</a><a href="data:text/html;base64,PHNjcmlwdD4=">x</a><a href="/\t/elsewhere.example">x</a>',
  '<img src="/\n/elsewhere.example/p.gif"><img srcset="//elsewhere.example/p.gif 1x"><img src="data:image/svg+xml,x">',
  '<a href="/a"><marquee><a href="/b">x</a></marquee></a>',
  '<p><button><p>x</button><h2><div><h3>y</h3></div></h2>',
  '<form action=/a><form action=/b><input formaction=javascript:alert(1)><button>x</form></form>',
  '<template><script>alert(1)</script><img src=x onerror=alert(1)></template><base href="//elsewhere.example/">',
  '<meta http-equiv=refresh content="0;javascript:alert(1)"><link rel=stylesheet href=//elsewhere.example><embed src=x>',
  '<table><td><a href="/a"><table><td><a href="/b">x</table></a></table><select><script>alert(1)</script><b>x</select>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"><plaintext><script>alert(1)</script>',
  '<li><dt>x<dd><ul><p>y<caption>z<tr><td>w',
  '<![CDATA[<script>alert(1)</script>]]><?xml <script>alert(1)</script>?><!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(javascript:alert(1))" onpointerenter=alert(1) id="1" class="x" contenteditable>x</p>',
];

test.each(classics)('T-05 hostile text: %s', (html) => {
  const nodes = parseRichText(html);
  expectHarmless(nodes);
  expectStable(nodes);
});

test('T-05 hostile text: any combination of these', () => {
  const pieces = [
    ...classics.flatMap((html) => html.split(/(?=<)/)),
    '</p>',
    '</a>',
    '</table>',
    '</svg>',
    '</style>',
    'words ',
    '<!--',
    '-->',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (some) => {
      const nodes = parseRichText(some.join(''));
      expectHarmless(nodes);
      expectStable(nodes);
    }),
    { numRuns: 500 },
  );
});

const megabyte = 1_000_000;
const filled = (piece: (at: number) => string, length = megabyte): string => {
  const pieces: string[] = [];
  for (let size = 0; size < length; size += pieces.at(-1)?.length ?? 1) pieces.push(piece(pieces.length));
  return pieces.join('');
};

test.each([
  ['10,000 levels', `${'<div><blockquote>'.repeat(5000)}x`],
  ['lists in lists', filled(() => '<ul><li>')],
  ['words without an end', filled(() => 'word ')],
  ['tags that never end', filled(() => '<a "')],
  ['attributes', `<a ${filled((at) => `a${at} `)}>x</a>`],
  ['entities', filled(() => '&am&lt;&#x')],
  ['comments', filled(() => '<!-- <')],
  ['elements that are opened again in each paragraph', filled((at) => `<b lang=${at}>`, 20_000) + filled(() => '<p>x')],
  ['links that are opened again in each cell', `<table>${filled(() => '<a href=/>x<td>')}`],
  ['neighbours', filled(() => '<br>x')],
])('T-05 hostile text: %s takes only a moment, and only its beginning is parsed', (_, html) => {
  const spent = processorTimeOf(() => {
    const nodes = parseRichText(html);
    expectHarmless(fitOutline(nodes, 2));
    plainTextOf(html);
  });
  expect(spent).toBeLessThan(5000);
});
