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
  summary:
    'The path from the home page to the current page. On phones a long path collapses its middle levels; a button with three dots shows them.',
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
    { keys: ['Tab'], effect: 'Moves to each link; on phones also to the button with three dots after the first' },
    { keys: ['Enter'], effect: 'Follows the link; on the three dots, shows or hides the middle levels' },
  ],
  transcript: [
    { action: 'Tab', heard: 'You are here, navigation landmark. List with 6 items. Start, link' },
    { action: 'Tab again, on a phone', heard: 'Show all levels, button, collapsed' },
    { action: 'Enter', heard: 'Expanded' },
    { action: 'Move to the last item', heard: 'Delta 60 S, current page' },
  ],
  use: {
    do: ['Use the page title as the last item.', 'Label each item with the title of its page.'],
    dont: ['Do not show it on pages directly below the home page.', 'Do not use it for filters or for the steps of a form.'],
  },
  notes: [
    'A list within its own navigation landmark; the current page is plain text with `aria-current`, not a link.',
    'The slashes are decorative and are not read out.',
    'The server component `Breadcrumbs` also outputs the path as structured data (`BreadcrumbList`) for search engines.',
    'The three dots are a native `details` element, so they work without script.',
  ],
  looks: [
    { title: 'Current page', selector: '.breadcrumbs span[aria-current]', example: 'short' },
    { title: 'Link, hovered', selector: '.breadcrumbs a:hover' },
    { title: 'Middle levels collapsed, below 834 px', selector: '.breadcrumbs:not(:has(.more[open])) li[data-middle]', example: 'deep' },
    { title: 'Middle levels expanded', selector: '.more[open]' },
    { title: 'Three dots, hovered', selector: '.more summary:hover' },
  ],
};
