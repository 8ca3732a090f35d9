import type { Language } from '../../src/shared/country/countries.ts';

/** Generic environmental claims by language (Directive (EU) 2024/825): allowed only with proof beside them, so they are not used at all. */
export const greenClaims: Record<Language, RegExp> = {
  de: /umweltfreundlich|umweltschonend|umweltgerecht|umweltbewusst|ökologisch|öko-?freundlich|klimaneutral|klimafreundlich|klimapositiv|(?:co2|co₂|kohlenstoff)-?neutral|naturfreundlich|ressourcenschonend|nachhaltig|energieeffizient|biologisch abbaubar|biobasiert/iu,
  en: /eco-?friendly|environment(?:ally)?[ -](?:friendly|sound|correct|conscious)|friend of nature|nature's friend|\becological\b|(?:climate|carbon|co2|co₂)[ -](?:neutral|friendly|positive)|net[ -]zero|gentle on the environment|kind to the planet|sustainab(?:le|ly|ility)|energy[ -]efficient|biodegradable|bio-?based|\b(?:go|going) green\b|\bgreen (?:choice|product|kitchen|design)s?\b/iu,
  fr: /écologique|éco-?responsable|éco-?conçu|respectueu(?:x|se)s? (?:de l['’]environnement|de la nature|du climat)|ami(?:e|s)? de l['’]environnement|neutre en carbone|climatiquement neutre|bilan carbone neutre|développement durable|économe en énergie|biodégradable|biosourcé/iu,
  nl: /milieu-?vriendelijk|milieu-?bewust|milieuverantwoord|ecologisch|duurza(?:am|me(?! gegevensdrager))|klimaat-?(?:neutra|vriendelijk)|(?:co2|co₂)-?neutra|natuurvriendelijk|biologisch afbreekba|energiezuinig|energie-?efficiënt/iu,
  it: /ecologic[oiah]|eco-?sostenibil|sostenibil(?:e|i|ità)|rispettos[oaie] dell['’]ambiente|eco-?compatibil|amic[oaih]+ dell['’]ambiente|neutr[oaie] (?:per il|dal punto di vista del) clima|neutralità climatica|emissioni zero|biodegradabil|basso impatto ambientale|risparmio energetico/iu,
  es: /ecológic[oa]|respetuos[oa]s? con (?:el medio ?ambiente|la naturaleza|el clima)|sostenib(?:le|ilidad)|sustentable|climáticamente neutr|neutr[oa]s? en carbono|carbono neutr|cero emisiones|ecoamigable|amig[oa]s? del (?:medio ?ambiente|planeta)|eficiencia energética|energéticamente eficiente/iu,
  pt: /ecológic[oa]|amig[oa]s? do (?:ambiente|planeta)|respeita o ambiente|sustentáve(?:l|is)|sustentabilidade|neutr[oa]s? em carbono|climaticamente neutr|zero emissões|biodegradáve|eficiência energética/iu,
  pl: /ekologiczn|przyjazn\p{L}+ (?:dla )?(?:środowisk|natur|planet|klimat)|zrównoważon|neutraln\p{L}+ (?:dla klimatu|klimatycznie|węglowo)|zeroemisyjn|biodegradowaln|energooszczędn|(?<!\p{L})eko(?!\p{L})/iu,
  cs: /ekologick|šetrn\p{L}+ k (?:životnímu prostředí|přírodě|planetě)|přátelsk\p{L}+ k (?:životnímu prostředí|přírodě)|udržiteln|(?:klimaticky|uhlíkově|emisně) neutrální|bezemisní|biologicky (?:rozložiteln|odbourateln)|energeticky úsporn/iu,
  hu: /környezetbarát|környezetkímélő|környezettudatos|ökológi|öko-?barát|fenntartható|(?:klíma|karbon|szén-dioxid-)semleges|természetbarát|biológiailag leboml|energiatakarékos|energiahatékony/iu,
  uk: /екологічн|еко-?дружн|дружн\p{L}+ до (?:довкілля|природи|клімату)|безпечн\p{L}+ для довкілля|стал\p{L}+ розвит|кліматично[ -]нейтральн|вуглецево[ -]нейтральн|біорозкладн|енергоощадн|енергоефективн/iu,
  ja: /環境に(?:やさしい|優しい|配慮)|地球に(?:やさしい|優しい)|エコ(?:フレンドリー|ロジー|な)|サステ[イィ]?ナ(?:ブル|ビリティ)|持続可能|カーボンニュートラル|気候中立|脱炭素|生分解性|省エネ/u,
  zh: /环保|生态友好|可持续|绿色(?:产品|选择|厨房|设计|生活)|(?:碳|气候)中[和性]|低碳|零(?:碳|排放)|可(?:生物)?降解|节能/u,
  vi: /thân thiện với (?:môi trường|thiên nhiên|khí hậu)|bền vững|sinh thái|trung hòa (?:carbon|các-bon|khí hậu)|phân h[uủ][yỷ] sinh học|tiết kiệm năng lượng|(?:sống|sản phẩm|nhà bếp|lựa chọn) xanh/iu,
};

/** The European platform for disputes closed on 20 July 2025; naming it as an option misleads as much as a link to it. */
export const disputePlatform: readonly RegExp[] = [
  /ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr/iu,
  /\bOS-Plattform|Online-Streitbeilegung|\bODR[ -]?platform|online dispute resolution|règlement (?:en ligne|extrajudiciaire en ligne) des litiges|plateforme RLL/iu,
  /onlinegeschillenbeslechting|piattaforma ODR|risoluzione (?:delle controversie online|online delle controversie)|plataforma (?:ODR|RLL)|resolución de litigios en línea|resolução de litígios em linha/iu,
  /platform\p{L} ODR|internetow\p{L}+ rozstrzygani\p{L}+ sporów|řešení sporů on-?line|online vitarendezés|онлайн-?\s?(?:вирішення|врегулювання) спорів|オンライン紛争解決|在线争议解决|giải quyết tranh chấp trực tuyến/iu,
];
