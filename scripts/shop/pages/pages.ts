import { Command, InvalidArgumentError, Option } from 'commander';
import { type CountryCode, countries, type Language, languages } from '#shared/country/countries.ts';

const longestHours = 7 * 24;

const pageOf = (text: string): string => {
  if (!/^[a-z0-9-]+$/.test(text)) throw new InvalidArgumentError('The name of a folder in content/pages is wanted, e.g. about.');
  return text;
};

const hoursOf = (text: string): number => {
  const hours = Number(text);
  if (!/^\d{1,3}$/.test(text) || hours < 1 || hours > longestHours)
    throw new InvalidArgumentError(`A whole number from 1 to ${longestHours} is wanted.`);
  return hours;
};

const countryOption = (): Option =>
  new Option('--country <country>', 'whose shop').choices(Object.keys(countries)).default('de' satisfies CountryCode);
const languageOption = (about: string): Option => new Option('--language <language>', about).choices(languages);

type Chosen = { language?: Language };
type Shown = Chosen & { country: CountryCode; hours: number };

/** The names of the commands that need no database. */
export const pageCommandNames: readonly string[] = ['draft', 'preview', 'publish'];

const draftCommand = (): Command =>
  new Command('draft')
    .description('begins the draft of a page: a copy of what is published, to be edited')
    .argument('<page>', 'its folder in content/pages, e.g. about', pageOf)
    .addOption(languageOption('only its texts in this one, e.g. de'))
    .action(async (page: string, { language }: Chosen) => (await import('./begin-draft.ts')).beginDraft(page, language));

const previewCommand = (): Command =>
  new Command('preview')
    .description('an address at which the draft of a page is seen before it is published')
    .argument('<page>', 'its folder in content/pages, e.g. about', pageOf)
    .addOption(countryOption())
    .addOption(languageOption("one of the country's"))
    .option('--hours <hours>', 'how long it is valid', hoursOf, 8)
    .action(async (page: string, { country, language, hours }: Shown) =>
      (await import('./show-preview.ts')).showPreview(page, country, language ?? countries[country].languages[0], hours),
    );

const publishCommand = (): Command =>
  new Command('publish')
    .description('puts the draft of a page in place of what is published, when it is sound')
    .argument('<page>', 'its folder in content/pages, e.g. about', pageOf)
    .addOption(languageOption('only its texts in this one, e.g. de'))
    .action(async (page: string, { language }: Chosen) => (await import('./publish-draft.ts')).publishDraft(page, language));

/** draft | preview | publish */
export const pageCommands = (): Command[] => [draftCommand(), previewCommand(), publishCommand()];
