import type { ComponentProps } from 'react';
import { BreadcrumbTrail } from '#client/primitives/breadcrumbs/breadcrumb-trail.tsx';
import type { Story } from './story.ts';

const here = '/docs/breadcrumbs';
const texts = { label: 'You are here', moreLabel: 'Show all levels' };
const stepsOf = (...labels: string[]) => labels.map((label, index) => ({ label, href: index === 0 ? '/docs' : `${here}#${index}` }));

export const story: Story<ComponentProps<typeof BreadcrumbTrail>> = {
  slug: 'breadcrumbs',
  title: 'Breadcrumbs',
  group: 'Content',
  summary: 'The way from the start to this page. On phones a long one leaves its middle out; three dots bring it back.',
  component: BreadcrumbTrail,
  source: [{ file: 'src/client/primitives/breadcrumbs/breadcrumb-trail.tsx', name: 'BreadcrumbTrail' }],
  variants: [
    { id: 'short', title: 'Short', args: { ...texts, steps: stepsOf('Start', 'Sinks', 'Delta 60 S') } },
    {
      id: 'deep',
      title: 'Deep',
      args: { ...texts, steps: stepsOf('Start', 'Kitchen', 'Sinks', 'Granite sinks', 'Built in from above', 'Delta 60 S') },
    },
    {
      id: 'long',
      title: 'Long names',
      args: {
        ...texts,
        steps: stepsOf(
          'Startseite',
          'Küchenspülen und Armaturen',
          'Granitverbundwerkstoffspülen',
          'Spülenunterschrankbreitenberatung für Planende',
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Each step, on phones the three dots after the first' },
    { keys: ['Enter'], effect: 'Leads there; on the dots shows the middle, or takes it away again' },
  ],
  transcript: [
    { action: 'Tab', heard: 'You are here, navigation. List with six items. Start, link' },
    { action: 'Tab, on a phone', heard: 'Show all levels, collapsed' },
    { action: 'Enter', heard: 'Expanded' },
    { action: 'Last item', heard: 'Delta 60 S, current page' },
  ],
  use: {
    do: ['Let the last step be the title of the page.', 'Name each step as its own page is named.'],
    dont: ['Do not show it where only the start lies above.', 'Do not put filters or steps of a form into it.'],
  },
  notes: [
    'A list in a navigation of its own; this page is text with aria-current, no link.',
    'The slash is drawn only: a screen reader does not say it.',
    'Server component Breadcrumbs tells search engines the same as BreadcrumbList.',
    'The dots are a details element: they work without script.',
  ],
  looks: [
    { title: 'This page', selector: '.breadcrumbs span[aria-current]', example: 'short' },
    { title: 'Link under the pointer', selector: '.breadcrumbs a:hover' },
    { title: 'Middle left out, below 834 px', selector: '.breadcrumbs:not(:has(.more[open])) li[data-middle]', example: 'deep' },
    { title: 'Middle brought back', selector: '.more[open]' },
    { title: 'Dots under the pointer', selector: '.more summary:hover' },
  ],
};
