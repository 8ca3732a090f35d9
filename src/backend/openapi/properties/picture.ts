import type { Descriptions } from './description.ts';

/** Pictures and their files. */
export const pictureDescriptions: Descriptions = {
  Picture: 'A picture in several sizes, with a colour to show until it has loaded.',

  identifier: ['Name of the picture.', 'delta-60-s-anthracite--front'],
  width: ['Width in pixels.', 960],
  height: ['Height in pixels.', 720],
  placeholder: ['The mean colour of the picture, for CSS.', '#ECEAE6'],
  focus: ['What must stay visible where a frame crops the picture: a position for CSS. Left out for the middle.', '50% 30%'],
  resolutions: 'The same picture in each of its sizes.',
  'resolutions.name': ['Name of the size with its width and height in pixels; `ORIGINAL` for the largest.', 'image_640w_480h'],
  avif: ['Address of the file in AVIF.', '/pictures/delta-60-s-anthracite--front-a1b2c3d4e5-640.avif'],
  webp: [
    'Address of the file in WebP; left out for sizes that exist in AVIF alone.',
    '/pictures/delta-60-s-anthracite--front-a1b2c3d4e5-640.webp',
  ],
  picture: 'The picture.',
  'item.picture': 'Picture of the article; null where there is none.',
  'product.picture': 'Picture of the product; null where there is none.',
  'RegisteredProduct.picture': 'Picture of the product; null where there is none.',
  'products.picture': 'Picture of the product.',
  alt: [
    'What the picture shows, for those who cannot see it, in the language of the call where it is written in it.',
    'Delta 60 S, Anthrazit',
  ],
  altLanguage: ['The language of `alt`, ISO 639-1.', 'de'],
  image: 'The picture that stands for the article.',
  images: 'Pictures of the article, the main one first.',
  isMain: 'True for the picture that stands for the article.',
};
