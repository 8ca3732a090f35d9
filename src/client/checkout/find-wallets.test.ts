import { expect, test } from 'vitest';
import { type Browser, findWallets } from './find-wallets.ts';

const brands = (...names: string[]) => ({ userAgentData: { brands: names.map((brand) => ({ brand })) } });
const chrome: Browser = { isSecureContext: true, PaymentRequest: class {}, navigator: brands('Not_A Brand', 'Chromium', 'Google Chrome') };
const safari: Browser = { isSecureContext: true, PaymentRequest: class {}, navigator: {} };

test('O-02 Google Pay is offered by Chromium on a secure page, and by no other browser', () => {
  expect(findWallets(chrome)).toEqual(['GooglePay']);
  expect(findWallets({ ...chrome, isSecureContext: false })).toEqual([]);
  expect(findWallets({ isSecureContext: true, navigator: chrome.navigator })).toEqual([]);
  expect(findWallets(safari)).toEqual([]);
  expect(findWallets({ ...chrome, navigator: brands('Not_A Brand') })).toEqual([]);
});

test('O-02 the browser is asked nothing that it would ask somebody else', () => {
  const asked: unknown[] = [];
  class PaymentRequest {
    constructor(...given: unknown[]) {
      asked.push(given);
    }
  }
  expect(findWallets({ ...chrome, PaymentRequest })).toEqual(['GooglePay']);
  expect(asked).toEqual([]);
});

test('O-02 Apple Pay is offered where the device has it, and left out where it refuses to answer', () => {
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
