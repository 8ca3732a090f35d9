import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { processorTimeOf } from '#tests/support/processor-time.ts';
import { fitOutline } from './outline.ts';
import { parseRichText } from './parse-rich-text.ts';
import { plainTextOf } from './plain-text.ts';

const write = (node: ElementContent): string => {
  if (node.type !== 'element') return node.value;
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name.toLowerCase()}="${value}"`);
  return `<${node.tagName}${attributes.join('')}>${['br', 'hr', 'img'].includes(node.tagName) ? '' : `${node.children.map(write).join('')}</${node.tagName}>`}`;
};
const through = (html: string): string => parseRichText(html).map(write).join('');

test("T-05 legacy text: editors' markup is preserved as they meant it", () => {
  const html = '<h2>Pflege</h2><p>Mit <strong>Wasser</strong> und <em>Tuch</em>.</p><ol start="3"><li>Spülen</li><li>Trocknen</li></ol>';
  expect(through(html)).toBe(html);
  expect(through('<b>Kalk</b> l&ouml;st <i>Essig</i>')).toBe('<p><strong>Kalk</strong> löst <em>Essig</em></p>');
});

test('T-05 legacy text: nothing active gets through', () => {
  const hostile = [
    '<p onclick="steal()" style="position:fixed">Text</p>',
    '<p>Text<script>steal()</script></p>',
    '<p>Text</p><style>p{display:none}</style>',
    '<p>Text</p><iframe src="https://elsewhere.example"><p>in it</p></iframe>',
    '<p>Text</p><svg onload="steal()"><a href="javascript:steal()"><text>in it</text></a></svg>',
    '<p>Text<img src="https://elsewhere.example/pixel.gif" onerror="steal()"></p>',
    '<p>Text</p><!-- <p>no</p> --><object data="x.swf">in it</object>',
    '<p>Text</p><form action="/account/delete"></form>',
    '<P>Text</P><SCRIPT>steal()</SCRIPT ><script src="//elsewhere.example">',
  ];
  for (const html of hostile) expect(through(html)).toBe('<p>Text</p>');
});

test('T-05 legacy text: links go to pages, mailboxes and telephones, never to script', () => {
  expect(through('<a href="/agb">AGB</a>')).toBe('<p><a href="/agb">AGB</a></p>');
  expect(through('<a href="mailto:a@b.example">Post</a>')).toContain('href="mailto:a@b.example"');
  for (const href of [
    'javascript:x()',
    ' jav&#x09;ascript:x()',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'vbscript:x',
    '',
  ]) {
    expect(through(`<a href="${href}">Wort</a>`)).toBe('<p>Wort</p>');
  }
  expect(through('<a href="/a">eins <a href="/b">zwei</a></a>')).toBe('<p><a href="/a">eins </a><a href="/b">zwei</a></p>');
});

test('T-05 legacy text: everything is where a browser puts it', () => {
  expect(through('<ul><li>eins<li>zwei</ul>')).toBe('<ul><li>eins</li><li>zwei</li></ul>');
  expect(through('<p>eins<p>zwei')).toBe('<p>eins</p><p>zwei</p>');
  expect(through('<table><tr><th scope="col">A<td>1<tr><td colspan="2">2</table>')).toBe(
    '<table><tbody><tr><th scope="col">A</th><td>1</td></tr><tr><td colspan="2">2</td></tr></tbody></table>',
  );
  expect(through('<strong><p>eins</p></strong>')).toBe('<p>eins</p>');
  expect(through('<li>eins</li><li>zwei</li>')).toBe('<ul><li>eins</li><li>zwei</li></ul>');
  expect(through('<table>verirrt<tr><td>1</td></tr></table>')).toBe('<p>verirrt</p><table><tbody><tr><td>1</td></tr></tbody></table>');
  expect(through('<td>allein</td> und <p>Text')).toBe('<p>allein und </p><p>Text</p>');
});

test('T-05 legacy text: gaps made of empty paragraphs and layout wrappers are removed', () => {
  expect(through('<div class="col"><p>eins</p><p>&nbsp;</p><p><br></p><font color="red">zwei</font></div>')).toBe('<p>eins</p><p>zwei</p>');
  expect(through('   ')).toBe('');
});

test('T-05 legacy text: broken markup is parsed, not rejected', () => {
  expect(through('5 < 6 & 7 > 3')).toBe('<p>5 < 6 & 7 > 3</p>');
  expect(through('<p>offen <strong>bis zum Ende')).toBe('<p>offen <strong>bis zum Ende</strong></p>');
  expect(through('<p>eins <strong>bis hier<p>zwei')).toBe('<p>eins <strong>bis hier</strong></p><p>zwei</p>');
  expect(through('</p></div><p>Text</strong></p>')).toBe('<p>Text</p>');
  const spent = processorTimeOf(() => {
    parseRichText('<a "'.repeat(5000));
    parseRichText('<ul><li>'.repeat(2000));
  });
  expect(spent).toBeLessThan(2000);
});

test('T-05 legacy text: headings fit into the outline of the page', () => {
  const outlined = (html: string, first: number): string => fitOutline(parseRichText(html), first).map(write).join('');
  expect(outlined('<h1>A</h1><h4>B</h4><h1>C</h1>', 3)).toBe('<h3>A</h3><h4>B</h4><h3>C</h3>');
  expect(outlined('<h5>A</h5>', 2)).toBe('<h2>A</h2>');
});

test('O-04 legacy text is shown without its markup in mails and found by the search', () => {
  expect(
    plainTextOf(
      '<h2>Rechte</h2><p>Sie haben:</p><ul><li>Auskunft</li><li>L&ouml;schung</li></ul><p>Schreiben Sie <a href="/x">uns</a>.</p>',
    ),
  ).toBe('Rechte\n\nSie haben:\n\nAuskunft\nLöschung\n\nSchreiben Sie uns.');
});
