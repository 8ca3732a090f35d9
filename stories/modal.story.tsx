import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Modal } from '#client/primitives/modal/modal.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `isOpen` is its initial state; `answers` are the buttons in the foot, the last one filled. */
type Props = Omit<ComponentProps<typeof Modal>, 'onClose' | 'foot'> & { answers: readonly string[] };

const Example = ({ isOpen: isOpenFirst, answers, ...props }: Props) => {
  const [isOpen, setOpen] = useOpened(isOpenFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal
        {...props}
        isOpen={isOpen}
        onClose={close}
        foot={
          answers.length > 0 &&
          answers.map((answer, at) => (
            <Button key={answer} variant={at === answers.length - 1 ? 'solid' : 'line'} onClick={close}>
              {answer}
            </Button>
          ))
        }
      />
    </>
  );
};

const question: Props = {
  isOpen: false,
  title: 'Remove this address?',
  closeLabel: 'Close',
  size: 'm',
  answers: ['Keep it', 'Remove'],
  children: <p>Orders that are on their way are not affected.</p>,
};

const paragraph =
  'A sink of granite composite is cast in one piece. What you see is the material all the way through, so that a scratch shows less and a chip keeps its colour.';

export const story: Story<Props> = {
  slug: 'modal',
  title: 'Modal',
  group: 'Layers',
  summary: 'A layer above the page that must be answered or closed. What can wait is a message; what belongs beside the page is a sheet.',
  component: Example,
  stage: 'frame',
  source: [
    { file: 'src/client/primitives/modal/modal.tsx', name: 'Modal' },
    { file: 'src/client/primitives/modal/layer.tsx', name: 'Layer' },
  ],
  variants: [
    { id: 'question', title: 'Question', args: question },
    { id: 'question-open', title: 'Question, open', args: { ...question, isOpen: true } },
    {
      id: 'alert-open',
      title: 'Must be answered, open',
      args: {
        ...question,
        isOpen: true,
        role: 'alertdialog',
        title: 'Delete your account?',
        answers: ['Keep the account', 'Delete for good'],
        children: <p>Your addresses and your wish list are gone at once. Invoices are kept for ten years, as the law asks.</p>,
      },
    },
    {
      id: 'wide-open',
      title: 'Wide, open',
      args: {
        ...question,
        isOpen: true,
        size: 'l',
        title: 'About granite composite',
        answers: [],
        children: (
          <>
            <p>{paragraph}</p>
            <p>It takes 280 °C from a pot and does not mind lemon. Chlorine it does mind.</p>
          </>
        ),
      },
    },
    {
      id: 'long-open',
      title: 'More than fits, open',
      args: {
        ...question,
        isOpen: true,
        size: 'm',
        title: 'Rücksendung der Bestellung mit Donaudampfschifffahrtsgesellschaftskapitänsmütze bestätigen',
        answers: ['Zurück zur Bestellung', 'Rücksendung verbindlich bestätigen'],
        children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((part) => <p key={part}>{`${part}. ${paragraph}`}</p>),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the next stop inside; after the last comes the first' },
    { keys: ['Shift', 'Tab'], effect: 'To the stop before; before the first comes the last' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back to what opened it' },
    { keys: ['Down', 'Up'], effect: 'Scroll the text when there is more of it than fits' },
  ],
  transcript: [
    { action: 'Enter on “Open”', heard: 'Remove this address?, dialog' },
    { action: 'Down arrow', heard: 'Heading level 2, Remove this address?' },
    { action: 'Tab', heard: 'Close, button' },
    { action: 'Tab', heard: 'Keep it, button' },
    { action: 'Escape', heard: 'Open, button' },
    {
      action: 'Enter on what opens “Must be answered”',
      heard: 'Delete your account?, alert dialog, Your addresses and your wish list are gone at once …',
    },
  ],
  use: {
    do: [
      'Ask in the title and answer in the buttons: “Remove this address?”, “Remove”.',
      'Leave the way out first, the filled answer last.',
      'Take alertdialog when a press outside must not count as an answer.',
    ],
    dont: [
      'No modal on arrival: nobody has asked for it.',
      'No modal from within a modal.',
      'No forms of more than a few fields: they get a page, which has an address and survives a reload.',
    ],
  },
  notes: [
    'The title is its name; the focus stands on the dialog itself first, so that the title is read before anything else.',
    'The page below is inert and does not move: the place of its scroll bar is kept.',
    'Toasts and what is announced stay in reach.',
    'In windows lower than 30 lines, and so with large type, head and foot scroll along instead of hiding the text.',
  ],
  looks: [
    { title: '480 px', selector: '.m', example: 'question-open' },
    { title: '896 px', selector: '.l', example: 'wide-open' },
    { title: 'What lies below it', selector: '.scrim', example: 'question-open' },
    { title: 'Coming and leaving', selector: ':is(.m, .l):is([data-entering], [data-exiting])' },
  ],
};
