import type { Picture } from '#shared/contract/picture.ts';
import { drawPicture, samplePicture } from './sample-picture.ts';

type Sample = { picture: Picture; alt: string; fit: 'contain' | 'cover' };

const grooves = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => `<path stroke="#2c2f32" stroke-width="6" d="M0 ${30 + row * 36}h400"/>`).join('');

/** Five drawn pictures of one sink, for galleries. */
export const sampleGallery: Sample[] = [
  { picture: samplePicture, alt: 'Granite sink with drainer, from the front', fit: 'contain' },
  {
    picture: drawPicture(
      'above',
      '<rect fill="#4a4d50" x="60" y="80" width="280" height="140" rx="6"/><rect fill="#2c2f32" x="74" y="94" width="104" height="112" rx="8"/><rect fill="#2c2f32" x="188" y="110" width="48" height="96" rx="8"/>',
    ),
    alt: 'The same sink from above',
    fit: 'contain',
  },
  { picture: drawPicture('surface', `<path fill="#4a4d50" d="M0 0h400v300H0z"/>${grooves}`), alt: 'Grooves of the drainer', fit: 'cover' },
  {
    picture: drawPicture(
      'kitchen',
      '<path fill="#b9c4b6" d="M0 0h400v190H0z"/><path fill="#b98f5d" d="M0 190h400v110H0z"/><path fill="#2c2f32" d="m120 196 150-4 20 40-180 6z"/><path fill="none" stroke="#b08d4c" stroke-width="8" d="M190 192V90q24-40 48 0v20"/>',
    ),
    alt: 'The sink in a kitchen with green tiles',
    fit: 'cover',
  },
  {
    picture: drawPicture(
      'drain',
      '<path fill="#2c2f32" d="M0 0h400v300H0z"/><circle cx="200" cy="150" r="70" fill="#8d9093"/><circle cx="200" cy="150" r="46" fill="#6b6e71"/><circle cx="200" cy="150" r="10" fill="#2c2f32"/>',
    ),
    alt: 'The drain with its steel cover',
    fit: 'cover',
  },
];
