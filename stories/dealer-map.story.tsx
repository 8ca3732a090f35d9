import { useState } from 'react';
import { DealerMap } from '#client/dealer/map/dealer-map.tsx';
import type { DealerMapProps } from '#client/dealer/map/map-props.ts';
import { cologne, japan, thousand } from './sample-dealers.ts';
import type { Story } from './story.ts';

type Props = Omit<DealerMapProps, 'onSelect'>;

const Example = ({ selectedId: first, ...props }: Props) => {
  const [selectedId, setSelectedId] = useState(first);
  return <DealerMap {...props} {...(selectedId !== undefined && { selectedId })} onSelect={setSelectedId} />;
};

const map: Props = {
  country: 'de',
  language: 'de',
  markers: cologne,
  from: { lat: 50.9384, lng: 6.96 },
  texts: {
    label: 'Map of dealers',
    waiting: 'The map appears here. All dealers are also in the list.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    cluster: '{n} dealers, zoom in',
    failed: { title: 'The map does not load', reason: 'All dealers are also in the list.', retry: 'Try again' },
    missing: 'This browser cannot draw the map. All dealers are in the list.',
    gestures: { windows: 'Hold Ctrl and scroll to zoom', mac: 'Hold ⌘ and scroll to zoom', touch: 'Move the map with two fingers' },
    google: {
      title: 'There is a Google map, too',
      reason: 'Loading it sends data to Google, such as your IP address.',
      loadOnce: 'Load Google map once',
      loading: 'The Google map is loading',
    },
  },
};

const { from: _, ...anywhere } = map;

export const story: Story<Props> = {
  slug: 'dealer-map',
  title: 'Dealer map',
  group: 'Content',
  summary:
    'Dealers on a map rendered by the shop itself: no third-party service is called, so it needs no consent. The list beside it has the same content.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/dealer/map/dealer-map.tsx', name: 'DealerMap' }],
  variants: [
    { id: 'markers', title: 'Some dealers', args: map },
    { id: 'selected', title: 'One is chosen', args: { ...map, selectedId: 'portz' } },
    { id: 'clusters', title: 'Groups of dealers', args: { ...anywhere, country: 'jp', language: 'ja', markers: japan } },
    { id: 'thousand', title: 'More than a thousand', args: { ...anywhere, country: 'us', language: 'en', markers: thousand } },
    { id: 'empty', title: 'No dealer', args: { ...anywhere, markers: [] } },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      effect:
        'Moves to the map, then to the visible dealers and clusters from north to south, then to the zoom buttons and the attribution',
    },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], effect: 'Pans the map while it has the focus' },
    { keys: ['+', '-'], effect: 'Zooms in or out while the map has the focus' },
    { keys: ['Enter', 'Space'], effect: 'Selects a dealer, or zooms in on a cluster until it splits' },
  ],
  transcript: [
    { action: 'Move to the region', heard: 'Map of dealers, region' },
    { action: 'Tab to a dealer', heard: '1, Küchenhaus Weidner, toggle button' },
    { action: 'Enter', heard: '1, Küchenhaus Weidner, toggle button, pressed' },
  ],
  use: {
    do: ['Place the list beside the map: it works on its own.', 'Number the markers as in the list.'],
    dont: ['Do not use a map on a page where the address is enough.'],
  },
  notes: [
    'Its engine and data are loaded when it comes near the viewport, not with the page.',
    'The wheel and one finger scroll the page; the map explains how to zoom and pan it.',
    'Under reduced motion the map jumps instead of gliding.',
    'If the browser cannot render maps, a sentence refers to the list. The map is left out in print.',
  ],
  looks: [
    { title: 'Dealer', selector: '.pin', example: 'markers' },
    { title: 'Dealer, selected', selector: '.pin[aria-pressed="true"]', example: 'selected' },
    { title: 'Cluster', selector: '.cluster', example: 'clusters' },
  ],
};
