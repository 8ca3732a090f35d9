import type { ComponentProps } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof TextLink>> = {
  slug: 'link',
  title: 'Link',
  group: 'Content',
  summary: 'Leads somewhere and changes nothing. Our own pages change without a reload.',
  component: TextLink,
  variants: [
    { id: 'inline', title: 'In text', args: { href: '/docs/link', children: 'terms and conditions', variant: 'inline' } },
    { id: 'action', title: 'Action', args: { href: '/docs/link', children: 'Change', variant: 'action', icon: 'edit' } },
    { id: 'more', title: 'More', args: { href: '/docs/link', children: 'View all sinks', variant: 'more' } },
  ],
  props: [
    { name: 'children', type: 'string', standard: '—', meaning: 'Where it leads, in words that make sense alone' },
    {
      name: 'variant',
      type: "'inline' | 'action' | 'more'",
      standard: "'inline'",
      meaning: 'In running text, as a line of its own, or leading on',
    },
    { name: 'icon', type: 'IconName', standard: '—', meaning: 'Before the text' },
  ],
  keyboard: [{ keys: ['Enter'], effect: 'Follows the link' }],
  notes: ['Fetched when the pointer comes near, unless the visitor saves data.'],
};
