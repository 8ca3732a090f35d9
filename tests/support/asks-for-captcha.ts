const guarded = /^\/(?:consumer\/(?:create(?:\/from\/order)?|products\/register)|returns\/open\/statement)(?:\?|$)/;

/** Whether a call is one that only a person may send: with a captcha that a test solves past the form. Tests only. */
export const asksForCaptcha = (path: string): boolean => guarded.test(path);
