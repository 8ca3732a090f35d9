import { expect, type Page } from '@playwright/test';
import { findMailTo } from '../support/browser/outbox.ts';
import { type Shopper, test } from '../support/browser/shopper.ts';

const main = (page: Page) => page.getByRole('main');
const newEmail = (): string => `kontakt-${crypto.randomUUID()}@beispiel.example`;
const jpeg = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(bytes, 7), Buffer.from([0xff, 0xd9])]);
const file = (name: string, bytes = 2000) => ({ name, mimeType: 'image/jpeg', buffer: jpeg(bytes) });
const named = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const send = (shopper: Shopper) => main(shopper.page).getByRole('button', { name: shopper.t('contact.send') });

const fill = async ({ page }: Shopper, email: string): Promise<void> => {
  await named(page, 'firstName').fill('Miriam');
  await named(page, 'lastName').fill('Ostertag');
  await named(page, 'email').fill(email);
  await named(page, 'issue').fill('Der Siphon tropft.');
};
const choose = async (shopper: Shopper, ...files: ReturnType<typeof file>[]): Promise<void> => {
  const { page } = shopper;
  const chooser = page.waitForEvent('filechooser');
  await main(page)
    .getByRole('button', { name: shopper.t('contact.files.choose') })
    .click();
  await (await chooser).setFiles(files);
};

test('F-02 F-04 M-33 M-34 a message with files is sent and leads to its confirmation page and a receipt', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  await shopper.visit('kontakt');
  await fill(shopper, email);
  await choose(shopper, file('kartusche.jpg'), file('siphon.jpeg', 500_000));
  await named(page, 'privacy-consent').check({ force: true });
  await send(shopper).click();
  await expect(page).toHaveURL(/\/kontakt\/nachricht-angekommen$/);
  await expect(main(page)).toContainText('Undula Deutschland hat Ihre Nachricht');
  expect((await findMailTo(email, shopper.t('mail.contactReceipt.heading'))).text).toContain(shopper.t('mail.contactReceipt.text'));
});

test('F-01 E-default-topic-label every field of the form is sent to the company, the first topic is preselected', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  await shopper.visit('kontakt');
  await expect(named(page, 'topic').first()).toBeChecked();
  await expect(named(page, 'topic').first()).toHaveValue(shopper.t('contact.defaultTopic'));
  await fill(shopper, email);
  await main(page).getByText(shopper.t('contact.more'), { exact: true }).click();
  const more = {
    ...{ articleNumber: '20.22.1104', company: 'Ostertag GmbH', department: 'Einkauf', street: 'Gartenweg 12 b' },
    ...{ addressAddition: 'Hinterhaus', postalCode: '50674', city: 'Köln', phone: '+49 221 4710110', fax: '+49 221 4710111' },
  };
  for (const [name, value] of Object.entries(more)) await named(page, name).fill(value);
  for (const [name, value] of Object.entries({ salutation: 'female', title: 'dr', country: 'AT' }))
    await named(page, name).selectOption(value);
  await named(page, 'privacy-consent').check({ force: true });
  const request = page.waitForRequest(/contact\/send\?locale=de-DE$/);
  await send(shopper).click();
  const posted = (await request).postDataBuffer()?.toString() ?? '';
  const all = {
    ...more,
    email,
    salutation: 'female',
    title: 'dr',
    country: 'AT',
    'privacy-consent': 'accept',
    topic: shopper.t('contact.defaultTopic'),
  };
  for (const [name, value] of Object.entries(all)) expect(posted).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  expect(posted).toMatch(/name="captcha"\r\n\r\n\S{40}/);
  await expect(page).toHaveURL(/\/kontakt\/nachricht-angekommen$/);
});

test('F-02 a file whose content contradicts its name is reported by the server; the others stay selected', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('kontakt');
  await fill(shopper, newEmail());
  await choose(shopper, file('kartusche.jpg'), { ...file('film.jpg'), buffer: Buffer.from('no picture') });
  await named(page, 'privacy-consent').check({ force: true });
  await send(shopper).click();
  await expect(main(page).getByRole('alert')).toContainText(`film.jpg: ${shopper.t('general.validation.attachmentsKind')}`);
  await expect(named(page, 'issue')).toHaveValue('Der Siphon tropft.');
  await main(page)
    .getByRole('button', { name: shopper.t('contact.files.remove', { name: 'film.jpg' }) })
    .click();
  await expect(main(page).getByText('kartusche.jpg', { exact: true })).toBeVisible();
  await send(shopper).click();
  await expect(page).toHaveURL(/\/kontakt\/nachricht-angekommen$/);
});

test('F-02 a file that is too big or has two dots is rejected by name, three are enough', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  await shopper.visit('kontakt');
  await choose(shopper, file('gross.jpg', 9 * 1024 * 1024), file('a.php.jpg'));
  await expect(main(page)).toContainText(shopper.t('general.validation.attachmentsSize'));
  await expect(main(page)).toContainText(shopper.t('general.validation.attachments'));
  await choose(shopper, file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.jpg'));
  await expect(main(page)).toContainText(shopper.t('contact.files.full'));
  await expect(main(page)).toContainText(shopper.t('general.validation.attachmentsFull'));
  await expect(main(page).getByRole('button', { name: shopper.t('contact.files.choose') })).toHaveCount(0);
});

test('E-contact-form missing fields are reported with inputErrorText, and the first of them has the focus', { tag: '@core' }, async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await shopper.visit('kontakt');
  await named(page, 'email').fill('miriam@');
  await send(shopper).click();
  await expect(main(page).getByRole('alert')).toContainText(shopper.t('general.messages.inputErrorText'));
  await expect(named(page, 'firstName')).toBeFocused();
  for (const name of ['firstName', 'lastName', 'email', 'issue', 'privacy-consent'])
    await expect(named(page, name)).toHaveAttribute('aria-invalid', 'true');
});

test('B-01 a box that was ticked before script loaded is ticked for the script, too', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const email = newEmail();
  const script = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${shopper.origin}/kontakt`, { waitUntil: 'commit' });
  await fill(shopper, email);
  await named(page, 'privacy-consent').check({ force: true });
  script.resolve();
  await choose(shopper, file('kartusche.jpg'));
  await send(shopper).click();
  await expect(page).toHaveURL(/\/kontakt\/nachricht-angekommen$/);
});

test('F-03 without a site key there is no third-party request, even with consent: the browser does the proof of work', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('us');
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(shopper.origin)) others.push(request.url());
  });
  const sent = page.waitForRequest(/\/marketing\/contact\/send/);
  await shopper.visit('contact');
  await fill(shopper, newEmail());
  await named(page, 'postalCode').fill('02110');
  await named(page, 'privacy-consent').check({ force: true });
  await send(shopper).click();
  // A solved challenge, which the server verifies: its own string, no third-party token.
  expect((await sent).postData()).toMatch(/name="captcha"\r\n\r\n[\w+/=-]{100,}/);
  await expect(page).toHaveURL(/\/contact\/message-received$/);
  expect(others).toEqual([]);
});

for (const [about, exception, cause, key] of [
  ['a captcha that failed', 'CaptchaException', 'VERIFICATION_FAILED', 'general.messages.inputErrorText'],
  ['a captcha that was not ready', 'CaptchaException', 'NOT_READY', 'general.messages.inputErrorText'],
  ['anything else that failed', 'InternalException', undefined, 'general.messages.generalAPIError'],
] as const)
  test(`${about} is shown above the form, which keeps its input`, async ({ shopperIn, page }) => {
    const shopper = await shopperIn('de');
    const status = exception === 'CaptchaException' ? 400 : 500;
    await page.route(/contact\/send/, (route) =>
      route.fulfill({ status, json: { statusCode: status, message: 'x', data: { exception, ...(cause && { cause }) } } }),
    );
    await shopper.visit('kontakt');
    await fill(shopper, newEmail());
    await named(page, 'privacy-consent').check({ force: true });
    await send(shopper).click();
    await expect(main(page).getByRole('alert')).toContainText(shopper.t(key));
    await expect(named(page, 'issue')).toHaveValue('Der Siphon tropft.');
    await expect(send(shopper)).not.toHaveAttribute('aria-disabled', 'true');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('F-02 B-01 a rejected file is named, and the input is kept', async ({ shopperIn, page }) => {
    const shopper = await shopperIn('de');
    await shopper.visit('kontakt');
    await fill(shopper, newEmail());
    await named(page, 'attachment1').setInputFiles([file('kartusche.jpg'), file('IMG_1.JPG')]);
    await named(page, 'privacy-consent').check();
    await send(shopper).click();
    await expect(main(page).getByRole('alert')).toContainText(`IMG_1.JPG: ${shopper.t('general.validation.attachments')}`);
    await expect(named(page, 'issue')).toHaveValue('Der Siphon tropft.');
  });

  test('F-03 B-01 the form comes back with its input and is accepted the second time', { tag: '@core' }, async ({ shopperIn, page }) => {
    const shopper = await shopperIn('de');
    await shopper.visit('kontakt');
    await fill(shopper, newEmail());
    await named(page, 'attachment1').setInputFiles([file('kartusche.jpg')]);
    await named(page, 'privacy-consent').check();
    await send(shopper).click();
    await expect(main(page).getByRole('alert')).toContainText(shopper.t('contact.again'));
    await expect(named(page, 'issue')).toHaveValue('Der Siphon tropft.');
    const since = Date.now();
    await named(page, 'attachment1').setInputFiles([file('kartusche.jpg')]);
    // The ticket is valid from two seconds on: nobody selects a file and finds the button sooner.
    await expect.poll(() => Date.now() - since).toBeGreaterThan(2500);
    await send(shopper).click();
    await expect(page).toHaveURL(/nachricht-angekommen$/);
  });
});
