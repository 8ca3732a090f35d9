import type { Language } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';
import { yearsIn } from './wording/typed-periods.ts';

/** Products whose texts promise other years of guarantee than their facts (Y-13). */
export const checkGuarantees = ({ content }: Library): Finding[] =>
  [...content.products].flatMap(([key, { file, texts }]) =>
    Object.entries(texts).flatMap(([language, text]) =>
      yearsIn(language as Language, JSON.stringify(text))
        .filter((years) => years !== file.guaranteeYears)
        .map((years) => ({
          file: `catalogue/${key}/${language}.json`,
          message: `promises ${years} years, but guarantees ${file.guaranteeYears}`,
        })),
    ),
  );
