import type { ComponentProps } from 'react';
import { Badge } from '#client/primitives/badge/badge.tsx';
import { Button } from '#client/primitives/button/button.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import type { ContentCard } from '#client/primitives/card/content-card.tsx';
import type { JobCard } from '#client/primitives/card/job-card.tsx';
import type { ProductCard } from '#client/primitives/card/product-card.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { samplePicture, sampleSurface, sampleTap } from './sample-picture.ts';

/** A sink with everything that a card can show. */
export const delta: ComponentProps<typeof ProductCard> = {
  href: '/docs/card#delta',
  name: 'Delta 60 S',
  kind: 'Granite sink with second bowl and drainer',
  picture: samplePicture,
  alt: 'Granite sink with drainer, anthracite',
  sizes: '20rem',
  badge: 'Bestseller',
  measure: { kind: 'cabinet', centimetres: 60, frame: 137.6, words: { before: '', value: '60 cm', after: ' cabinet' } },
  finishes: ['anthracite', 'pebble', 'espresso', 'sand'],
  finishWords: '4 colours',
  price: { value: '€449.00', note: 'incl. VAT' },
  availability: <Badge variant="good">Delivered in 2–3 working days</Badge>,
};

/** The same with actions besides opening it. */
export const withWishlist: ComponentProps<typeof ProductCard> = {
  ...delta,
  wishlistButton: <IconButton variant="bare" icon="heart" label="Add Delta 60 S to the wish list" />,
  corner: <IconButton variant="bare" icon="cart" label="Add to basket, Delta 60 S" />,
  actions: (
    <Button variant="line" size="s" aria-label="Add to basket: Delta 60 S">
      Add to basket
    </Button>
  ),
};

/** A tap in one finish that is currently unavailable. */
export const lagune: ComponentProps<typeof ProductCard> = {
  href: '/docs/card#bogen',
  name: 'Bogen P',
  kind: 'Tap with pull-out spray',
  picture: sampleTap,
  alt: 'Tap with a high arc, brass',
  sizes: '20rem',
  measure: { kind: 'reach', centimetres: 21.8, frame: 112.6, words: { before: '', value: '21.8 cm', after: ' reach' } },
  finishes: ['brass'],
  finishWords: 'Brass',
  price: { value: '€359.00', note: 'incl. VAT' },
  availability: <Badge variant="none">Not available at present</Badge>,
  corner: <Icon name="arrow-right" />,
};

/** A link to a page. */
export const contentCard: ComponentProps<typeof ContentCard> = {
  href: '/docs/card#steel',
  headline: 'Stainless steel',
  text: '1.4301, 1 mm thick, brushed. Quiet thanks to damping below the bowl.',
  picture: sampleSurface,
  sizes: '20rem',
};

type Job = ComponentProps<typeof JobCard>;

const jobOf = (title: string, location: string, hours: string): Job => ({
  href: `/docs/card#${location.length}-${title.length}`,
  title,
  facts: [
    { icon: 'pin', name: 'Place: ', text: location },
    { icon: 'clock', name: 'Hours', text: hours },
    { icon: 'calendar', name: 'For', text: 'unbefristet' },
  ],
});

/** A job. */
export const foundry = jobOf('Gießerin oder Gießer für Verbundwerkstoffe (m/w/d)', 'Paderborn, Werk 1', 'Vollzeit, Schicht');

/** Jobs, one with a title of three lines. */
export const jobs: readonly Job[] = [
  foundry,
  jobOf('Konstruktion Armaturen (m/w/d)', 'Paderborn oder zu Hause', '30–40 Stunden'),
  jobOf('Ausbildung: Verfahrensmechanik für Kunststoff- und Kautschuktechnik (m/w/d)', 'Paderborn', 'ab August 2027'),
];
