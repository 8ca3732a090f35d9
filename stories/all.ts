import { badgeStory } from './badge.story.tsx';
import { buttonStory } from './button.story.tsx';
import { carouselStory } from './carousel.story.tsx';
import { checkboxStory } from './checkbox.story.tsx';
import { choiceStory } from './choice.story.tsx';
import { dialogStory } from './dialog.story.tsx';
import { disclosureStory } from './disclosure.story.tsx';
import { lightboxStory } from './lightbox.story.tsx';
import { linkStory } from './link.story.tsx';
import { measureLineStory } from './measure-line.story.tsx';
import { messageStory } from './message.story.tsx';
import { priceStory } from './price.story.tsx';
import { radioGroupStory } from './radio-group.story.tsx';
import { selectStory } from './select.story.tsx';
import { sheetStory } from './sheet.story.tsx';
import { skeletonStory } from './skeleton.story.tsx';
import { stepperStory } from './stepper.story.tsx';
import type { AnyStory } from './story.ts';
import { tabsStory } from './tabs.story.tsx';
import { textFieldStory } from './text-field.story.tsx';
import { tileStory } from './tile.story.tsx';
import { toastsStory } from './toasts.story.tsx';

/** Every component that has examples, in the order of the documentation. */
export const stories: readonly AnyStory[] = [
  buttonStory,
  checkboxStory,
  radioGroupStory,
  selectStory,
  textFieldStory,
  choiceStory,
  stepperStory,
  tileStory,
  priceStory,
  badgeStory,
  measureLineStory,
  linkStory,
  disclosureStory,
  carouselStory,
  dialogStory,
  sheetStory,
  lightboxStory,
  tabsStory,
  messageStory,
  toastsStory,
  skeletonStory,
];

/** The story at `/docs/{slug}`. */
export const findStory = (slug: string): AnyStory | undefined => stories.find((story) => story.slug === slug);
