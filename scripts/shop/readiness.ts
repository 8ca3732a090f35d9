import { Command, Option } from 'commander';
import { loadContent } from '#backend/content/content.ts';
import { type Readiness, readinessOf, readinessParts } from '#backend/readiness/readiness.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { print } from './output.ts';

const codes = Object.keys(countries) as CountryCode[];
const width = 11;
// Visible to visitors; company details, numbers and legal review are up to the operator.
const operatorsParts: readonly string[] = ['particulars', 'numbers', 'counsel'];
const seenParts = readinessParts.filter((part) => !operatorsParts.includes(part));

/** The command only reads content: no database is opened for it. */
export const readinessName = 'readiness';

const lineOf = ({ country, isLive, missing }: Readiness): string =>
  [
    country,
    (isLive ? 'live' : 'closed').padEnd(6),
    ...readinessParts.map((part) => (missing[part].length === 0 ? 'ok' : String(missing[part].length)).padStart(width)),
  ].join('  ');

/**
 * readiness: what each country lacks before its shop may open (B-05); `--strict` fails where a live one lacks anything but company details,
 * numbers and the date of legal review.
 */
export const readinessCommand = (): Command =>
  new Command(readinessName)
    .description(
      'what each country lacks: pages, law of its own, texts, products, alternates, dealers, particulars that its law wants named, numbers, review by counsel',
    )
    .addOption(new Option('--country <country>', 'only this one, with each thing by its name').choices(codes))
    .option('--strict', 'fail where a live country lacks something that its visitors would see')
    .action(async ({ country, strict }: { country?: CountryCode; strict?: boolean }) => {
      await loadContent();
      print(['  ', 'state ', ...readinessParts.map((part) => part.padStart(width))].join('  '));
      for (const code of country ? [country] : codes) {
        const report = await readinessOf(code);
        print(lineOf(report));
        if (country)
          for (const part of readinessParts) for (const thing of report.missing[part]) print(`    ${part.padEnd(width)}  ${thing}`);
        if (strict && report.isLive && seenParts.some((part) => report.missing[part].length > 0)) process.exitCode = 1;
      }
    });
