import type { ComponentProps } from 'react';
import { DownloadLink } from '#client/primitives/link/download-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Story } from './story.ts';

type Props = ComponentProps<typeof TextLink> | ComponentProps<typeof DownloadLink>;

const Example = (props: Props) => {
  if ('kind' in props) return <DownloadLink {...props} />;
  return props.variant === undefined || props.variant === 'inline' ? (
    <p>
      I agree to the <TextLink {...props} /> and have read them.
    </p>
  ) : (
    <TextLink {...props} />
  );
};

export const story: Story<Props> = {
  slug: 'link',
  title: 'Link',
  group: 'Content',
  summary: 'Navigates and changes nothing. Internal links navigate without a reload. For actions, use a button.',
  component: Example,
  variants: [
    { id: 'inline', title: 'In text', args: { href: '/docs/link', children: 'terms and conditions', variant: 'inline' } },
    { id: 'more', title: 'Leading on', args: { href: '/docs/link', children: 'View all sinks', variant: 'more' } },
    { id: 'action', title: 'Action', args: { href: '/docs/link', children: 'Change', variant: 'action', icon: 'edit' } },
    { id: 'back', title: 'Back', args: { href: '/docs/link', children: 'Back to payment', variant: 'back' } },
    {
      id: 'outside',
      title: 'Out of the shop',
      args: { href: 'https://eur-lex.europa.eu/', children: 'Regulation (EU) 2023/988', variant: 'inline', outside: 'another site' },
    },
    {
      id: 'outside-action',
      title: 'Out of the shop, on its own',
      args: { href: 'https://jobs.undula.example/4417', children: 'Apply for this place', variant: 'action', outside: 'another site' },
    },
    {
      id: 'download',
      title: 'Download',
      args: { href: '/docs/link', label: 'Installation guide', kind: 'PDF', size: '2.1 MB', icon: 'file' },
    },
    {
      id: 'download-long',
      title: 'Download, long name',
      args: {
        href: '/docs/link',
        label: 'Ausschnittschablone und Montageanleitung für Quarzverbundwerkstoffspülen',
        kind: 'DXF',
        size: '42 kB',
      },
    },
    {
      id: 'language',
      title: 'In another language',
      args: { href: '/docs/link', children: 'Зворотний зв’язок', variant: 'more', lang: 'uk', hrefLang: 'uk' },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        href: '/docs/link',
        children: 'Datenschutzgrundverordnungskonforme Auftragsverarbeitungsvereinbarung ansehen',
        variant: 'more',
      },
    },
  ],
  source: [
    { file: 'src/client/primitives/link/text-link.tsx', name: 'TextLink' },
    { file: 'src/client/primitives/link/download-link.tsx', name: 'DownloadLink' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the link' },
    { keys: ['Enter'], effect: 'Follows the link' },
  ],
  transcript: [
    { action: 'Tab to a link', heard: 'View all sinks, link' },
    { action: 'Tab to an external link', heard: 'Regulation (EU) 2023/988 (another site), link' },
    { action: 'Tab to a download', heard: 'Installation guide PDF, 2.1 MB, link' },
  ],
  use: {
    do: [
      'Name the target: “View all sinks”.',
      'State the type and size of a file before it is downloaded.',
      'Say that a link leaves the shop.',
    ],
    dont: [
      'Do not use “Click here”, “more” or a URL as link text.',
      'Do not use it for something that changes data: use a button.',
      'Do not open a new window: the visitor decides that.',
    ],
  },
  notes: [
    'Links in running text are underlined, so that they differ by more than their colour.',
    'On a line of its own a link is at least 44 px high.',
    'Internal pages are prefetched on hover, unless the visitor has data saving turned on.',
    'In print, external URLs are printed after the link text.',
  ],
  states: {
    prop: 'href',
    values: ['/docs/link'],
    columns: [
      { title: 'Default', args: { variant: 'more' } },
      { title: 'Hover', selector: '.link:hover', args: { variant: 'more', 'data-show': 'hover' } },
      { title: 'Focus', selector: '.link:focus-visible', args: { variant: 'more', 'data-show': 'focus' } },
    ],
  },
};
