import type { Finding } from './finding.ts';

// Generic environmental claims (Directive (EU) 2024/825): allowed only with proof in the same place, so they are not used at all.
const greenClaims: readonly RegExp[] = [
  /umweltfreundlich|umweltschonend|umweltgerecht|umweltbewusst|ökologisch|öko-?freundlich|klimaneutral|klimafreundlich|klimapositiv|(?:co2|co₂|kohlenstoff)-?neutral|naturfreundlich|ressourcenschonend|nachhaltig|energieeffizient|biologisch abbaubar|biobasiert/iu,
  /eco-?friendly|environment(?:ally)?[ -](?:friendly|sound|correct|conscious)|friend of nature|nature's friend|\becological\b|(?:climate|carbon|co2|co₂)[ -](?:neutral|friendly|positive)|net[ -]zero|gentle on the environment|kind to the planet|sustainab(?:le|ly|ility)|energy[ -]efficient|biodegradable|bio-?based|\b(?:go|going) green\b|\bgreen (?:choice|product|kitchen|design)s?\b/iu,
  /écologique|éco-?responsable|éco-?conçu|respectueu(?:x|se)s? (?:de l['’]environnement|de la nature|du climat)|ami(?:e|s)? de l['’]environnement|neutre en carbone|climatiquement neutre|bilan carbone neutre|développement durable|économe en énergie|biodégradable|biosourcé/iu,
  /環境に(?:やさしい|優しい|配慮)|地球に(?:やさしい|優しい)|エコ(?:フレンドリー|ロジー|な)|サステ[イィ]?ナ(?:ブル|ビリティ)|持続可能|カーボンニュートラル|気候中立|脱炭素|生分解性|省エネ/u,
];

// The European platform closed on 20 July 2025; a link to it misleads.
const disputePlatform = /ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr/iu;

const claimsIn = (text: string): string[] => {
  const green = greenClaims.flatMap((claim) => claim.exec(text)?.[0] ?? []);
  return [
    ...green.map((words) => `generic green claim '${words}' (Y-03)`),
    ...(disputePlatform.test(text) ? ['link to the closed EU dispute platform (Y-09)'] : []),
  ];
};

const walk = (value: unknown, place: string): { place: string; claim: string }[] => {
  if (typeof value === 'string') return claimsIn(value).map((claim) => ({ place, claim }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    walk(child, Array.isArray(value) ? `${place}[${key}]` : `${place}${place ? '.' : ''}${key}`),
  );
};

/** Words and links that the law forbids, in every text of every file (Y-03, Y-09). */
export const checkClaims = (files: ReadonlyMap<string, unknown>): Finding[] =>
  [...files].flatMap(([file, value]) => walk(value, '').map(({ place, claim }) => ({ file, message: `${place}: ${claim}` })));
