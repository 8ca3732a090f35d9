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

const long =
  '<h2>Rindfleischetikettierungs&shy;überwachungsaufgabenübertragungsgesetz</h2><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, https://www.undula.example/very/long/address/that/never/ends/and/has/no/hyphens</p>';

/** The input of the legacy texts story, as an older system delivers it; `npm run stories:index` writes the parsed result to legacy-texts.json. */
export const legacyTexts = { article, table, levels, untidy, japanese, long };
