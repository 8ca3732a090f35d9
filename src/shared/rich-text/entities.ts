const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  plusmn: '±',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

const highest = 0x10ffff;

const characterOf = (code: number, written: string): string => (code > 0 && code <= highest ? String.fromCodePoint(code) : written);

/** Writes entities as the characters for which they stand; one that nobody knows stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,7}));/gi, (written, hex?: string, decimal?: string, name?: string) => {
    if (hex) return characterOf(Number.parseInt(hex, 16), written);
    if (decimal) return characterOf(Number(decimal), written);
    return name && Object.hasOwn(named, name) ? (named[name] ?? written) : written;
  });
