import { markScripts } from '#framework/script-mark.ts';

export default markScripts;
