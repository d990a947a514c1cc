import { listExpenses } from '../../contract/funds.ts';
import { implement } from '../../core/implement.ts';
import { expenseSheet, findExpenses } from './expenses.ts';

export const fundsHandlers = {
  'funds.expend': implement(
    listExpenses,
    ({ merchant, query, page }) => findExpenses(merchant, query, page),
    {
      sheet: expenseSheet,
      rowsOf: ({ list }) => list,
    },
  ),
};
