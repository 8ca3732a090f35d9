import type { ComponentProps } from 'react';
import { RichText } from '#client/primitives/rich-text/rich-text.tsx';
import type { Story } from './story.ts';

const tableLabel = 'Table';
const outside = 'another site';

const article = `
<h1>Granit richtig pflegen</h1>
<p>Granitsp&uuml;len sind ein Verbund aus <b>Quarz und Harz</b>. Kalk haftet <i>auf</i> ihnen, nicht <i>in</i> ihnen; mehr dazu in der <a href="/docs/typography-legacy">Pflegeanleitung</a>.</p>
<h2>Jeden Tag</h2>
<ul><li>Mit warmem Wasser aussp&uuml;len<li>Mit einem Tuch trocknen<ul><li>auch den Rand</ul></ul>
<h2>Bei Kalk</h2>
<ol><li>Essig und Wasser im Verh&auml;ltnis 1&nbsp;:&nbsp;3 mischen</li><li>Eine Viertelstunde einwirken lassen</li><li>Gr&uuml;ndlich nachsp&uuml;len</li></ol>
<blockquote>Steter Tropfen h&ouml;hlt den Stein.<br><cite>Ovid</cite></blockquote>
<hr>
<p><small>Stand: November 2026</small></p>`;

const table = `
<p>Werkstoffe im Vergleich:</p>
<table><caption>Werkstoffe f&uuml;r Sp&uuml;len</caption>
<thead><tr><th scope="col">Eigenschaft</th><th scope="col">Granit</th><th scope="col">Edelstahl</th><th scope="col">Keramik</th></tr></thead>
<tr><th scope="row">Modell</th><td>Delta 60 S</td><td>Lagune 60</td><td>Kontor 60</td></tr>
<tr><th scope="row">Farben</th><td>4</td><td>2</td><td>2</td></tr>
<tr><th scope="row">Gewicht</th><td>13,2&nbsp;kg</td><td>5,6&nbsp;kg</td><td>31&nbsp;kg</td></tr>
</table>`;

const levels =
  '<h2>Second</h2><p>The highest of its headings becomes the level that is asked for.</p><h4>Fourth</h4><p>The next follows without a gap.</p><h6>Sixth</h6><p>And so on.</p>';

const untidy = `
<div class="col-md-6" style="color:red"><font face="Arial">Loose words become a paragraph.</font></div>
<p>&nbsp;</p><p><br></p>
<p onclick="alert(1)">Handlers, styles and classes fall away.<script>alert(1)</script>
<p>An open paragraph, <strong>bold to the end of it
<p><a href="javascript:alert(1)">A link that leads to script</a> is only its words; <a href="https://eur-lex.europa.eu/">one that leads out</a> says so.</p>
<img src="https://elsewhere.example/pixel.gif"><iframe src="https://elsewhere.example"></iframe>`;

const japanese =
  '<h2>御影石のお手入れ</h2><p>水あかは表面に付くだけで、内部には入りません。<em>研磨剤</em>は使わないでください。</p><ul><li>ぬるま湯で流す</li><li>布でふく</li></ul>';

export const story: Story<ComponentProps<typeof RichText>> = {
  slug: 'typography-legacy',
  title: 'Legacy text',
  group: 'Foundations',
  summary: 'Long texts that editors wrote in an older system arrive as HTML. They are read, cleaned and dressed; new texts are modules.',
  component: RichText,
  variants: [
    { id: 'article', title: 'Article', args: { html: article, tableLabel, outside, lang: 'de' } },
    { id: 'table', title: 'Table', args: { html: table, tableLabel, outside, lang: 'de' } },
    { id: 'levels', title: 'Headings out of order', args: { html: levels, tableLabel, outside, firstLevel: 2 } },
    { id: 'untidy', title: 'Untidy and hostile', args: { html: untidy, tableLabel, outside } },
    { id: 'japanese', title: 'Japanese', args: { html: japanese, tableLabel, outside, lang: 'ja' } },
    {
      id: 'long',
      title: 'Long words',
      args: {
        html: '<h2>Rindfleischetikettierungs&shy;überwachungsaufgabenübertragungsgesetz</h2><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, https://www.undula.example/very/long/address/that/never/ends/and/has/no/hyphens</p>',
        tableLabel,
        outside,
        lang: 'de',
      },
    },
  ],
  source: [{ file: 'src/client/primitives/rich-text/rich-text.tsx', name: 'RichText' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from link to link; a table that is wider than its place is a stop, too' },
    { keys: ['Left', 'Right'], effect: 'Scroll a table that has the focus' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Granit richtig pflegen, heading level 3' },
    { action: 'Read on', heard: 'List with 2 items. Mit warmem Wasser ausspülen' },
    { action: 'Tab to a link that leads out', heard: 'one that leads out (another site), link' },
  ],
  use: {
    do: [
      'Take it for what already exists: terms, privacy, care guides.',
      'Give the level that fits the page; the editor’s sizes do not matter.',
    ],
    dont: ['For new pages: take modules.', 'To bring in layout, video or forms: none of it comes through.'],
  },
  notes: [
    'Elements and attributes that are not known are taken off; their words stay. Scripts, styles, frames and foreign pictures go with all that is in them.',
    'Headings are fitted into the outline of the page, without a gap.',
    'What is sent is what a browser would make of it: rows stand in bodies, items in lists.',
    'Emphasis is slanted, in Japanese and Chinese dotted.',
  ],
  looks: [
    { title: 'Heading', selector: '.rich > :is(h2, h3, h4, h5, h6)', example: 'article' },
    { title: 'List', selector: '.rich :is(ul, ol)', example: 'article' },
    { title: 'Quote', selector: '.rich blockquote', example: 'article' },
    { title: 'Table, scrolls by itself', selector: '.wide', example: 'table' },
  ],
};
