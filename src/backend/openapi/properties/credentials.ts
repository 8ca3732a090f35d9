import type { Descriptions } from './description.ts';

const link = 'DCuv0Bgq43qFiFPlpt-b-lJCT2ToexxIbp4WVfDMfic';

/** Passwords, mailed links and codes, and what the calls that take them answer. */
export const credentialDescriptions: Descriptions = {
  LoginBody: 'Who logs in.',
  LoggedIn: 'The login has begun; its cookie is set.',
  LoggedOut: 'The login has ended; its cookie is cleared.',
  ConfirmBody: 'The parameters of the mailed link, the code of the mail, and the password of the registration.',
  Confirmed: 'The mailbox is confirmed.',
  ResendBody: 'The mailbox that is still to be confirmed.',
  MailSent: 'The call was accepted. The answer is the same whether or not there is such an account.',
  ResetBody: 'A new password, with the parameters of the mailed link.',
  PasswordReset: 'The new password is valid.',
  ChangePasswordBody: 'The password in use, and a new one.',
  PasswordChanged: 'The new password is valid.',
  ChangeEmailBody: 'The new email address, and the password in use.',
  MailedLink: 'The parameters of a mailed link.',
  EmailStopped: 'The account keeps its email address.',
  Password: ['A new password, at least eight characters.', 'lange Wellen 8'],

  password: ['A new password, at least eight characters; what is guessed first is rejected.', 'lange Wellen 8'],
  'LoginBody.password': ['The password of the account.', 'lange Wellen 8'],
  'ConfirmBody.password': ['The password that was chosen in the registration.', 'lange Wellen 8'],
  currentPassword: ['The password in use.', 'lange Wellen 8'],
  'LoginBody.email': ['The email address of the account.', 'mia@example.com'],
  'ChangeEmailBody.email': ['The new email address; it counts once its mailbox is confirmed.', 'mia@example.com'],
  'Profile.email': ['The email address of the account.', 'mia@example.com'],
  'RegisterBody.email': ['The email address of the account; a mail asks its owner to confirm it.', 'mia@example.com'],
  'ResendBody.email': ['The email address of the registration.', 'mia@example.com'],
  'SubscribeBody.email': ['Where the newsletter goes; a mail asks its owner to confirm it.', 'mia@example.com'],
  'PostConsumerInitiateResetPassword.email': ['The email address of the account.', 'mia@example.com'],
  shopLanguagePath: ['The root of the page that asks; its language is that of the mail.', '/fr/'],
  'FromOrderBody.orderId': ['Number of the order, which this browser must have placed.', 'DE-261124-7F3K9QXT'],

  otp: ['The code of the mail, six characters.', '4K7QXT'],
  userId: ['From the mailed link: the id of the account.', '1181ee9d-59ea-4379-81cf-917614cd2b23'],
  'ConfirmBody.id': ['From the mailed link: the id of the confirmation.', '3f2b8c1e-9a4d-4c7b-8e21-5d6f7a8b9c0d'],
  'MailedLink.id': ['From the mailed link: its id.', '3f2b8c1e-9a4d-4c7b-8e21-5d6f7a8b9c0d'],
  key: ['From the mailed link: its secret.', link],
  trxId: ['From the mailed link: its id.', '3f2b8c1e-9a4d-4c7b-8e21-5d6f7a8b9c0d'],
  trnxId: ['From the mailed link: its secret.', link],

  rememberMe: 'With `true` (a plain form may send `on`) the login lasts 30 days after its last use, otherwise four hours.',
  redirect: ['Where a plain form goes after the login: a path of this shop. Anything else leads to the account.', '/spuelen'],
  isLoggedIn: 'Always true.',
  isLoggedOut: 'Always true.',
  isConfirmed: 'Always true.',
  isSent: 'Always true, whether or not a mail was due.',
  isReset: 'Always true: the new password is valid, and every login has ended.',
  isChanged: 'Always true: the new password is valid, and every other login has ended.',
  isStopped: 'Always true: the old email address stays or is back, and every login has ended.',
};
