const guarded = /^\/(?:consumer\/(?:create(?:\/from\/order)?|newsletter\/subscribe|products\/register)|returns\/open\/statement)(?:\?|$)/;

/** Whether a call requires a captcha, which a test then solves outside the form. Tests only. */
export const asksForCaptcha = (path: string): boolean => guarded.test(path);
