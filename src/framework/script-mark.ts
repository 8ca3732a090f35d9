import { unstable_getRequest as getRequest, type HandlerInterceptor, unstable_setNonce as setNonce } from 'waku/router/server';

/** The HTTP server sends a secret mark with each request; Waku puts it on its own inline scripts, and only marked ones get a hash in the policy. */
export const markScripts: HandlerInterceptor = (next) => {
  const mark = getRequest().headers.get('x-script-mark');
  if (mark) setNonce(mark);
  return next();
};
