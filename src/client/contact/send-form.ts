import { contactReceipt } from '#shared/contract/contact.ts';
import { problem } from '#shared/contract/problem.ts';
import { currentLocale } from '#state/current-locale.ts';
import { RestError } from '#state/rest.ts';

const path = '/marketing/contact/send';

/**
 * Sends the form with its files and reports the progress in per cent. XMLHttpRequest, because fetch has no upload progress.
 * Returns the redirect target. Throws RestError when rejected and TypeError when the network fails.
 */
export const sendForm = (form: FormData, onProgress: (percent: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${path}?${new URLSearchParams({ locale: currentLocale() })}`);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0));
    request.addEventListener('load', () => {
      const receipt = contactReceipt.safeParse(request.response);
      if (request.status === 200 && receipt.success) resolve(receipt.data.successUrl);
      else reject(new RestError(request.status, problem.safeParse(request.response).data));
    });
    request.addEventListener('error', () => reject(new TypeError('The network is away')));
    request.send(form);
  });
