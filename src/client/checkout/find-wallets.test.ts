import { expect, test } from 'vitest';
import { type Browser, findWallets } from './find-wallets.ts';

const brands = (...names: string[]) => ({ userAgentData: { brands: names.map((brand) => ({ brand })) } });
const chrome: Browser = { isSecureContext: true, PaymentRequest: class {}, navigator: brands('Not_A Brand', 'Chromium', 'Google Chrome') };
const safari: Browser = { isSecureContext: true, PaymentRequest: class {}, navigator: {} };

test('O-02 Google Pay is offered in Chromium on a secure page, and in no other browser', () => {
  expect(findWallets(chrome)).toEqual(['GooglePay']);
  expect(findWallets({ ...chrome, isSecureContext: false })).toEqual([]);
  expect(findWallets({ isSecureContext: true, navigator: chrome.navigator })).toEqual([]);
  expect(findWallets(safari)).toEqual([]);
  expect(findWallets({ ...chrome, navigator: brands('Not_A Brand') })).toEqual([]);
});

test('O-02 detection makes no browser call that sends a request to others', () => {
  const asked: unknown[] = [];
  class PaymentRequest {
    constructor(...given: unknown[]) {
      asked.push(given);
    }
  }
  expect(findWallets({ ...chrome, PaymentRequest })).toEqual(['GooglePay']);
  expect(asked).toEqual([]);
});

test('O-02 Apple Pay is offered if the device has it, and left out if its check throws', () => {
  const answering = (canMakePayments: () => boolean): Browser => ({ ...safari, ApplePaySession: { canMakePayments } });
  expect(findWallets(answering(() => true))).toEqual(['ApplePay']);
  expect(findWallets(answering(() => false))).toEqual([]);
  expect(
    findWallets(
      answering(() => {
        throw new DOMException('not secure', 'InvalidStateError');
      }),
    ),
  ).toEqual([]);
});
