import { expect, test } from 'vitest';
import { flightBytes } from './document-bytes.ts';

test('data for React are counted with the script around them, other scripts are not', () => {
  const data = '<script>(self.__FLIGHT_DATA||=[]).push("ü")</script>';
  expect(flightBytes(`<p>${data}</p><script>read(self.__FLIGHT_DATA)</script>${data}`)).toBe(2 * Buffer.byteLength(data));
});
