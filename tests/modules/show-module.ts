import { createElement } from 'react';
import { Sections } from '#server-modules/sections.tsx';
import type { Section } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../html-of.ts';

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };

/** The HTML of one module as a page shows it, with the section id `one`; empty where its data is rejected (M-40). */
export const showModule = (uid: string, data: Section['data']): Promise<string> =>
  htmlOf(createElement(Sections, { site, sections: [{ uid, id: 'one', data }], language: 'de' }));
