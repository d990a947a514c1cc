/* global jest, beforeEach, expect, jestPlaywright */

// A shared machine stands still at times; a story that is retried is named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// What the runner itself calls after a page was replaced.
const SET_UP_PAGE = '__sbSetupPage';

let last;

beforeEach(async () => {
  const { currentTestName } = expect.getState();
  const isSecondGo = currentTestName === last;
  last = currentTestName;
  if (!isSecondGo) return;
  // On the same page the story is there already: Storybook would neither render it nor play it again.
  await jestPlaywright.resetPage();
  await globalThis[SET_UP_PAGE](globalThis.page, globalThis.context);
});
