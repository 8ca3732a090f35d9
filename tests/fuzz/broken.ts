import fc from 'fast-check';

type Body = Record<string, unknown>;

/** Values that no field expects, or that often break parsers. */
export const nasty: fc.Arbitrary<unknown> = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '../..',
    '%00',
    "'; drop table cart; --",
    'é'.repeat(5000),
  ],
  ...[null, true, -1, 0, 0.5, 1e21, Number.MAX_SAFE_INTEGER, -0, '1e3', '0x10', [], {}, [[]], { $ref: '#' }],
);

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

const spoil = (body: Body, at: number, how: 'drop' | 'replace' | 'add', value: unknown): Body => {
  const names = Object.keys(body);
  const name = names[at % Math.max(names.length, 1)];
  if (how === 'add' || name === undefined) return { ...body, nobodyKnowsThis: value };
  const below = body[name];
  if (isBody(below) && at % 2 === 1) return { ...body, [name]: spoil(below, Math.floor(at / 2), how, value) };
  return how === 'drop' ? Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)) : { ...body, [name]: value };
};

/** Valid input with one error somewhere, or something completely different. */
export const broken = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(valid, fc.nat(40), fc.constantFrom('drop' as const, 'replace' as const, 'add' as const), nasty)
        .map(([value, at, how, bad]) => (isBody(value) ? spoil(value, at, how, bad) : bad)),
    },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
