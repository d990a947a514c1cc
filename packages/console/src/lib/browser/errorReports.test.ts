import { expect, it } from 'vitest';
import { MOST_REPORTS, createErrorReports } from './errorReports.ts';

it('each error is reported once, as soon as reports can be sent', () => {
  const reports = createErrorReports();
  const sent: unknown[] = [];
  const early = new Error('before config.json');
  reports.report(early);
  reports.sendTo((error) => sent.push(error));
  expect(sent).toEqual([early]);
  const late = new Error('after it');
  reports.report(late);
  reports.report(late);
  reports.report(early);
  expect(sent).toEqual([early, late]);
});

it('the number of reported errors is limited', () => {
  const reports = createErrorReports();
  const sent: unknown[] = [];
  reports.sendTo((error) => sent.push(error));
  for (let count = 0; count < 30; count += 1) reports.report(new Error(String(count)));
  expect(sent).toHaveLength(MOST_REPORTS);
});
