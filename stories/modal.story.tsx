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
  summary:
    'A dialog above the page that must be answered or closed. If it can wait, use a message; if it belongs beside the page, use a sheet.',
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
    { keys: ['Tab'], effect: 'Moves to the next focusable element inside, wrapping around at the end' },
    { keys: ['Shift', 'Tab'], effect: 'Moves to the previous focusable element, wrapping around at the start' },
    { keys: ['Esc'], effect: 'Closes it; the focus returns to the element that opened it' },
    { keys: ['Down', 'Up'], effect: 'Scrolls the text if it does not fit' },
  ],
  transcript: [
    { action: 'Enter on “Open”', heard: 'Remove this address?, dialog' },
    { action: 'Down arrow', heard: 'Remove this address?, heading level 2' },
    { action: 'Tab', heard: 'Close, button' },
    { action: 'Tab', heard: 'Keep it, button' },
    { action: 'Escape', heard: 'Open, button' },
    {
      action: 'Enter on what opens “Must be answered”',
      heard: 'Delete your account?, alert dialog, Your addresses and your wish list are gone at once. …',
    },
  ],
  use: {
    do: [
      'Ask in the title and answer in the buttons: “Remove this address?”, “Remove”.',
      'Place the way out first and the solid button last.',
      'Use `alertdialog` if a click outside must not count as an answer.',
    ],
    dont: [
      'Do not open a modal on page load: nobody has asked for it.',
      'Do not open a modal from within a modal.',
      'Do not use it for long forms: give them a page, which has a URL and survives a reload.',
    ],
  },
  notes: [
    'The title is its accessible name; on opening, the title has the focus, so that it is read first and the content is not read in one breath.',
    'The page behind it is inert and does not shift: the space of its scroll bar is preserved.',
    'Toasts and live regions stay accessible.',
    'In windows lower than 30 lines of text, and so also with large text, header and footer scroll with the content instead of hiding it.',
  ],
  looks: [
    { title: '480 px', selector: '.m', example: 'question-open' },
    { title: '896 px', selector: '.l', example: 'wide-open' },
    { title: 'Backdrop', selector: '.scrim', example: 'question-open' },
    { title: 'Opening and closing', selector: ':is(.m, .l):is([data-entering], [data-exiting])' },
  ],
};
