import type { ComponentProps } from 'react';
import { VideoFrame } from '#client/primitives/video-frame/video-frame.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

type Props = ComponentProps<typeof VideoFrame>;

const film: Props = {
  title: 'How Delta 60 S is installed',
  caption: '4:12 minutes, with captions',
  poster: samplePicture,
  source: {
    kind: 'file',
    files: [{ src: '/missing.webm', type: 'video/webm' }],
    captions: [{ src: '/missing.vtt', language: 'en', label: 'English' }],
  },
  isAllowed: false,
  settingsHref: '/docs/video-frame',
  texts: {
    play: 'Play the film',
    playNamed: 'Play the film: How Delta 60 S is installed',
    blocked: {
      title: 'The film is switched off',
      reason: 'Installation film, 4:12 minutes, with captions. When it plays, data go to the film service.',
      loadOnce: 'Load the film once',
      settings: 'Privacy settings',
    },
  },
};

const elsewhere: Props = { ...film, source: { kind: 'embed', src: 'about:blank' } };

export const story: Story<Props> = {
  slug: 'video-frame',
  title: 'Video frame',
  group: 'Content',
  summary: 'A film that loads on click. No autoplay, and no request to third parties before consent.',
  component: VideoFrame,
  source: [{ file: 'src/client/primitives/video-frame/video-frame.tsx', name: 'VideoFrame' }],
  variants: [
    { id: 'poster', title: 'Poster', args: film },
    { id: 'blocked', title: 'Without consent', args: elsewhere },
    { id: 'allowed', title: 'With consent', args: { ...elsewhere, isAllowed: true } },
    { id: 'playing', title: 'Playing', args: { ...elsewhere, defaultPlaying: true } },
    {
      id: 'long',
      title: 'Long words, without consent',
      args: {
        ...elsewhere,
        caption: 'Dieselben Schritte mit Bildern: Montageanleitung, PDF, 2,1 MB',
        texts: {
          play: 'Film abspielen',
          playNamed: 'Film abspielen: How Delta 60 S is installed',
          blocked: {
            title: 'Das Einbauanleitungsvideo ist ausgeschaltet',
            reason: 'Montagefilm, 4:12 Minuten, mit Untertiteln. Beim Abspielen gehen Daten an den Videodienst. Sie haben das abgelehnt.',
            loadOnce: 'Video dieses eine Mal laden',
            settings: 'Datenschutzeinstellungen',
          },
        },
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the poster; without consent, to the two buttons' },
    { keys: ['Enter', 'Space'], effect: 'Plays the film; the focus moves into the player' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Play the film: How Delta 60 S is installed, button' },
    { action: 'Enter', heard: 'How Delta 60 S is installed' },
    { action: 'Tab, without consent', heard: 'The film is switched off, grouping. Load the film once, button' },
    { action: 'Tab', heard: 'Privacy settings, link' },
  ],
  use: {
    do: [
      'State the length and whether there are captions.',
      'Offer the same steps in words and pictures, as a page or a PDF.',
      'Use a poster of our own.',
    ],
    dont: [
      'Do not use autoplay, not even without sound.',
      'Do not use a poster from the film service: it would receive data before consent.',
    ],
  },
  notes: [
    'A film of our own cannot be added without captions (its type requires them), and needs no consent.',
    'The frame keeps its ratio of 16 : 9 in all states, except that a notice in large type can make it taller.',
    '“Load once” also plays the film: whoever clicks it has asked for it. The choice is not saved.',
  ],
  looks: [
    { title: 'Poster', selector: '.poster', example: 'poster' },
    { title: 'Hover', selector: '.poster:hover .play' },
    { title: 'Active', selector: '.poster:active .play' },
    { title: 'Focus', selector: '.poster:focus-visible' },
    { title: 'Without consent', selector: '.container', example: 'blocked' },
    { title: 'Playing', selector: '.player', example: 'playing' },
    { title: 'Caption', selector: '.caption', example: 'poster' },
  ],
};
