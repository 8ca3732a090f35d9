import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Topic } from '#client/primitives/mobile-overlay/topic.ts';

/** Links that do not navigate. */
export const linksTo = (words: readonly string[]) => (
  <ul>
    {words.map((word) => (
      <li key={word}>
        <TextLink href="/docs/mobile-overlay" variant="action">
          {word}
        </TextLink>
      </li>
    ))}
  </ul>
);

/** The topics of a menu, with their content. */
export const sampleTopics: readonly Topic[] = [
  {
    id: 'sinks',
    label: 'Sinks',
    content: linksTo(['All 24 sinks', 'For a 45 cm cabinet', 'For a 60 cm cabinet', 'Granite', 'Steel', 'Ceramic']),
  },
  { id: 'taps', label: 'Taps', content: linksTo(['All 12 taps', 'Pull-out', 'Low pressure', 'Below a window']) },
  { id: 'service', label: 'Service', content: linksTo(['Spare parts', 'Guarantee', 'Returns']) },
  { id: 'dealers', label: 'Dealers', href: '/docs/mobile-overlay' },
];
