import { listApplicationOptions } from '../../contract/applications.ts';
import { implement } from '../../core/implement.ts';

export const applicationHandlers = {
  'applications.options': implement(listApplicationOptions, ({ merchant }) =>
    merchant.rows.apps
      .all()
      .filter((app) => !app.isDeleted)
      .map(({ name, appid }) => ({ name, appid })),
  ),
};
