// Answers in the place of reCAPTCHA's second script: its badge with its frame, and tokens, which the page asks the network for as Google's does.
(() => {
  const { waiting, key } = window.standInForRecaptcha;
  const policy = window.trustedTypes?.createPolicy('goog#html', { createHTML: (html) => html }) ?? { createHTML: (html) => html };
  const badge = document.createElement('div');
  badge.innerHTML = policy.createHTML(
    `<div class="grecaptcha-badge" style="width: 256px; height: 60px; position: fixed; bottom: 14px; right: 0"><iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor?k=${key}"></iframe></div>`,
  );
  document.body.append(badge);
  const execute = async (asked, { action }) => {
    if (asked !== key || key !== 'known-key') throw new Error('Invalid site key or not loaded in api.js');
    const answer = await fetch(`https://www.google.com/recaptcha/api2/clr?k=${key}`, { method: 'POST', body: action });
    if (!answer.ok) throw new Error('reCAPTCHA gives no token');
    return answer.text();
  };
  window.grecaptcha = { ready: (then) => then(), execute };
  for (const then of waiting) then();
})();
