/* global jest */

// A shared machine stands still at times; a story that needs a second go is named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
