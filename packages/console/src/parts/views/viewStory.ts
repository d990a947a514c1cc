import { errorCode } from '@settlement/api-mocks/contract/errors';
import { screen, userEvent, within } from 'storybook/test';
import { pageAt } from '#lib/pages.ts';
import { refused } from '../refusalStory.ts';

/** Of the filtered list at an address: a view that can't be saved or, with the code of that call, deleted. */
export const viewRefused = (route: string) =>
  refused(
    ['user.saveView', 'user.deleteView'],
    errorCode.NAME_EXISTS,
    async ({ canvasElement, loaded, args }) => {
      const [path = ''] = route.split('?');
      loaded.api.merchant().rows.views.add((index) => ({
        index,
        area: pageAt(path) ?? path,
        name: 'Kept',
        query: '?current=2',
        createdAt: loaded.api.clock.now(),
        isDeleted: false,
      }));
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(views|视图)$/i }));
      const dialog = within(await screen.findByRole('dialog'));
      if (args.code === errorCode.OPERATION_FAILED) {
        await userEvent.click(await dialog.findByRole('button', { name: /Kept/ }));
      } else {
        await userEvent.type(await dialog.findByRole('textbox'), 'Kept{Enter}');
      }
    },
    { route },
  );
