import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { ConsentNotice } from '#client/primitives/consent-notice/consent-notice.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `isOpen` is its initial state; any answer closes it. */
type Props = Omit<ComponentProps<typeof ConsentNotice>, 'onReject' | 'onChoose' | 'onAccept'> & { isOpen: boolean };

const Example = ({ isOpen: isOpenFirst, ...props }: Props) => {
  const [isOpen, setOpen] = useOpened(isOpenFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Ask
      </Button>
      {isOpen && <ConsentNotice {...props} onReject={close} onChoose={close} onAccept={close} />}
    </>
  );
};

const asked: Props = {
  isOpen: true,
  title: 'What may we load?',
  children: (
    <p>
      The shop needs no consent. For maps, films and our statistics, data go to other houses; you decide. Change your mind at any time in
      the <TextLink href="/docs/consent-notice">privacy settings</TextLink>.
    </p>
  ),
  purposes: [
    { id: 'necessary', label: 'Necessary, always on', isOn: true },
    { id: 'maps', label: 'Maps, off', isOn: false },
    { id: 'films', label: 'Films, off', isOn: false },
    { id: 'statistics', label: 'Statistics, off', isOn: false },
  ],
  texts: { reject: 'Refuse all', choose: 'Choose one by one', accept: 'Allow all' },
  links: [
    { href: '/docs/consent-notice?privacy', label: 'Privacy' },
    { href: '/docs/consent-notice?imprint', label: 'Imprint' },
  ],
};

export const story: Story<Props> = {
  slug: 'consent-notice',
  title: 'Consent notice',
  group: 'Layers',
  summary: 'Asks which services may be loaded, without blocking the page. Three answers of equal weight, none preselected.',
  component: Example,
  stage: 'frame',
  source: [
    { file: 'src/client/primitives/consent-notice/consent-notice.tsx', name: 'ConsentNotice' },
    { file: 'src/client/primitives/consent-notice/blocked-media.tsx', name: 'BlockedMedia' },
  ],
  variants: [
    { id: 'asked', title: 'Asked', args: asked },
    { id: 'answered', title: 'Answered', args: { ...asked, isOpen: false } },
    {
      id: 'long',
      title: 'Long words',
      args: {
        ...asked,
        title: 'Was dürfen wir laden?',
        children: (
          <p>
            Der Shop kommt ohne Zustimmung aus. Für Karten, Videos und unsere Statistik gehen Daten an andere Dienste; das entscheiden Sie.
            Ihre Wahl ändern Sie jederzeit unter <TextLink href="/docs/consent-notice">Datenschutzeinstellungen</TextLink>.
          </p>
        ),
        purposes: [
          { id: 'necessary', label: 'Notwendig, immer an', isOn: true },
          { id: 'maps', label: 'Karten und Routenberechnungsdienste, aus', isOn: false },
          { id: 'films', label: 'Videos, an', isOn: true },
          { id: 'statistics', label: 'Reichweitenmessung und Statistik, aus', isOn: false },
        ],
        texts: { reject: 'Alle ablehnen', choose: 'Einzeln auswählen und begründen lassen', accept: 'Alle zulassen' },
        links: [
          { href: '/docs/consent-notice?privacy', label: 'Datenschutz' },
          { href: '/docs/consent-notice?imprint', label: 'Impressum' },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves through the page as usual; the notice is one of its regions' },
    { keys: ['Enter', 'Space'], effect: 'On an answer: submits it and closes the notice' },
  ],
  transcript: [
    { action: 'The notice appears', heard: 'What may we load? (polite)' },
    { action: 'Move to the region', heard: 'What may we load?, region. What may we load?, heading level 2' },
    { action: 'Tab, Tab', heard: 'Privacy settings, link. Refuse all, button' },
    { action: 'Tab, Tab', heard: 'Choose one by one, button. Allow all, button' },
  ],
  use: {
    do: [
      'Ask in everyday words, and say who receives which data.',
      'Make rejecting take as many clicks as accepting.',
      'Show the state that applies until somebody answers: off.',
    ],
    dont: [
      'Do not use a solid button or a colour that favours one answer.',
      'Do not dim the page or trap the focus: the shop works without an answer.',
      'Do not load anything before the answer.',
    ],
  },
  notes: [
    'A region, not a dialog: it does not take the focus. Its question is announced once.',
    'It never covers the focused element: the scroll padding of the page grows by its height.',
    'In windows lower than the notice, its content scrolls.',
  ],
  looks: [
    { title: 'Notice', selector: '.notice', example: 'asked' },
    { title: 'Purpose', selector: '.purpose', example: 'asked' },
    { title: 'Answers of equal weight', selector: '.answers', example: 'asked' },
  ],
};
