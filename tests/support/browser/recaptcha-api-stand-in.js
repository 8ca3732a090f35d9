// Answers in the place of reCAPTCHA's first script, which as Google's fetches a second one by a plain address.
(() => {
  const waiting = [];
  window.grecaptcha = { ready: (then) => waiting.push(then) };
  window.standInForRecaptcha = { waiting, key: new URL(document.currentScript.src).searchParams.get('render') };
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://www.gstatic.com/recaptcha/releases/StandIn-1_a/recaptcha__de.js';
  const [first] = document.getElementsByTagName('script');
  first.parentNode.insertBefore(script, first);
})();
