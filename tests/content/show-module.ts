import { createElement } from 'react';
import { Sections } from '../../src/server-modules/sections.tsx';
import type { Section } from '../../src/shared/content/page-file.ts';
import type { Site } from '../../src/shared/country/site.ts';
import { htmlOf } from '../html-of.ts';

const germany: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };

/** The HTML of one section as on a German page; empty if its data is rejected. */
export const showModule = (uid: string, data: Section['data'], site: Site = germany): Promise<string> =>
  htmlOf(createElement(Sections, { site, sections: [{ uid, id: 'one', data }], language: 'de' }));
