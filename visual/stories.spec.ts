import { freshContext, moment } from '../tests/support/browser/fresh-context.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { modesOfExample, nameOfExample, shotStories } from './pictures.ts';
import { openCamera } from './shoot/camera.ts';
import { frameOfPart } from './shoot/frame.ts';
import { byLoad, enter, load } from './shoot/modes.ts';
import { expectNoFindings, type Finding, shoot } from './shoot/shot.ts';

for (const { slug, title, variants } of shotStories) {
  test(`T-05 every example of ${title} looks as approved`, { tag: `@story:${slug}` }, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + variants.length * 30_000);
    const context = await freshContext(browser, 'de-DE');
    const page = await context.newPage();
    const camera = await openCamera(page);
    await page.clock.setFixedTime(moment);
    const findings: Finding[] = [];
    for (const { id } of variants) {
      for (const modes of byLoad(modesOfExample(slug))) {
        await load(page, modes[0], `${baseURL}/docs/frame/${slug}/${id}`);
        await camera.waitForIdle();
        for (const mode of modes) {
          await enter(page, mode);
          findings.push(...(await shoot(camera, nameOfExample(slug, id, mode), frameOfPart)));
        }
      }
    }
    await context.close();
    expectNoFindings(findings);
  });
}
