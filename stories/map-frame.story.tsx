import { type ComponentProps, useState } from 'react';
import { MapFrame } from '#client/primitives/map-frame/map-frame.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { Story } from './story.ts';

type Props = Omit<ComponentProps<typeof MapFrame>, 'onLoadOnce' | 'onRetry'>;

const Example = ({ isAllowed, hasFailed = false, ...props }: Props) => {
  const [isAllowedOnce, setAllowedOnce] = useState(false);
  const [isRetried, setRetried] = useState(false);
  return (
    <MapFrame
      {...props}
      isAllowed={isAllowed || isAllowedOnce}
      hasFailed={hasFailed && !isRetried}
      onLoadOnce={() => setAllowedOnce(true)}
      onRetry={() => setRetried(true)}
    />
  );
};

/** Streets, water and a park in the map's colours, because no service may be requested here. */
const streets = (
  <svg viewBox="0 0 800 352" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
    <path style={{ fill: 'var(--map-land)' }} d="M0 0h800v352H0z" />
    <path
      style={{ fill: 'var(--map-block)' }}
      d="M60 40h150v90H60zM240 30h120v100H240zM400 60h160v80H400zM80 170h130v110H80zM430 190h130v100H430z"
    />
    <path style={{ fill: 'var(--map-green)' }} d="M290 165h110v130H290z" />
    <path style={{ fill: 'none', stroke: 'var(--map-water)', strokeWidth: 44 }} d="M640-20c-30 120 70 190 20 400" />
    <path
      style={{ fill: 'none', stroke: 'var(--map-road)', strokeWidth: 12 }}
      d="M0 150h800M225-10v372M0 310l380 10 420-40M380-10l30 372"
    />
  </svg>
);

const map: Props = {
  label: 'Map, 7 dealers',
  isAllowed: true,
  load: 'LOADED',
  settingsHref: '/docs/map-frame',
  texts: {
    blocked: {
      title: 'The map is switched off',
      reason: 'For the map your IP address goes to the OpenStreetMap Foundation. You have refused that.',
      loadOnce: 'Load the map once',
      settings: 'Privacy settings',
    },
    loading: 'The map is on its way …',
    failed: { title: 'The map does not load', reason: 'The list and the way there do without it.', retry: 'Try again' },
  },
  children: (
    <>
      {streets}
      <div
        style={{
          position: 'absolute',
          insetInline: 'var(--space-4)',
          insetBlockEnd: 'var(--space-4)',
          maxInlineSize: 'var(--progress)',
          paddingInline: 'var(--space-3)',
          background: 'var(--paper)',
        }}
      >
        <MeasureLine value={100}>2 km</MeasureLine>
      </div>
    </>
  ),
};

export const story: Story<Props> = {
  slug: 'map-frame',
  title: 'Map frame',
  group: 'Content',
  summary:
    'The frame of a map, the same size with and without the map. The list beside it has the same content and never waits for the map.',
  component: Example,
  source: [{ file: 'src/client/primitives/map-frame/map-frame.tsx', name: 'MapFrame' }],
  variants: [
    { id: 'blocked', title: 'Without consent', args: { ...map, isAllowed: false, load: 'NOT_LOADED' } },
    { id: 'loading', title: 'On its way', args: { ...map, load: 'IS_LOADING' } },
    { id: 'loaded', title: 'There', args: map },
    { id: 'failed', title: 'Failed', args: { ...map, load: 'NOT_LOADED', hasFailed: true } },
    {
      id: 'long',
      title: 'Long words',
      args: {
        ...map,
        isAllowed: false,
        texts: {
          ...map.texts,
          blocked: {
            title: 'Die Händlerstandortkarte ist ausgeschaltet',
            reason:
              'Für die Karte geht Ihre IP-Adresse an die OpenStreetMap Foundation. Sie haben das in den Datenschutzeinstellungen abgelehnt.',
            loadOnce: 'Karte dieses eine Mal laden',
            settings: 'Datenschutzeinstellungen',
          },
        },
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves to the buttons of the notice, or into the map; the list comes before it' }],
  transcript: [
    { action: 'Move to the region', heard: 'Map, 7 dealers, region' },
    { action: 'Tab, without consent', heard: 'The map is switched off, grouping. Load the map once, button' },
    { action: 'Enter', heard: 'The map is on its way … (polite)' },
  ],
  use: {
    do: ['Place the list before the map: it works on its own.', 'Say who would receive which data.'],
    dont: ['Do not use a static image from the map service: it would receive data before consent.', 'Do not show a spinner over the list.'],
  },
  notes: [
    'The store of consent-gated services holds the loading state: not loaded, loading, loaded. The map itself is passed as children.',
    'While the map is loading, the region has `aria-busy`, and loading is announced once.',
    'The frame keeps its size in all states, except that a notice in large type can make it taller. It is left out in print.',
  ],
  looks: [
    { title: 'Without consent', selector: '.container', example: 'blocked' },
    { title: 'Loading', selector: '.waiting', example: 'loading' },
    { title: 'Loaded', selector: '.map', example: 'loaded' },
    { title: 'Failed', selector: '.area:not(:has(.map))', example: 'failed' },
  ],
};
