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
  summary: 'Asks what may be loaded, without standing in the way. Three answers of equal weight, none chosen beforehand.',
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
    { keys: ['Tab'], effect: 'Through the page as usual; the notice is one of its regions' },
    { keys: ['Enter', 'Space'], effect: 'On an answer: takes it, and the notice goes' },
  ],
  transcript: [
    { action: 'The notice appears', heard: 'What may we load? (when speech pauses)' },
    { action: 'To the region', heard: 'What may we load?, region. Heading level 2, What may we load?' },
    { action: 'Tab, Tab', heard: 'Privacy settings, link. Refuse all, button' },
    { action: 'Tab, Tab', heard: 'Choose one by one, button. Allow all, button' },
  ],
  use: {
    do: [
      'Ask in everyday words and name who gets which data.',
      'Let refusing take as many presses as agreeing.',
      'Show how everything stands while nobody has answered: off.',
    ],
    dont: [
      'No filled button, no colour that pulls to one answer.',
      'No dimmed page, no trap: the shop works without an answer.',
      'Nothing is loaded before the answer.',
    ],
  },
  notes: [
    'A region, no dialog: the focus is not taken away. Its question is said once.',
    'What the keyboard leads to is never hidden behind it: the page scrolls further by its height.',
    'In windows lower than itself it scrolls.',
  ],
  looks: [
    { title: 'Asked', selector: '.notice', example: 'asked' },
    { title: 'Purposes', selector: '.purpose', example: 'asked' },
    { title: 'Answers of equal weight', selector: '.answers', example: 'asked' },
  ],
};
