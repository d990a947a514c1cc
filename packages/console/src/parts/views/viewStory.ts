import { errorCode } from '@settlement/api-mocks/contract/errors';
import { screen, within } from 'storybook/test';
import { pageAt } from '#lib/address/pages.ts';
import { exact } from '../stories/storyText.ts';
import { refused } from '../stories/refusalStory.ts';
import { press, type } from '#parts/stories/steps.ts';

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
      await press(within(canvasElement), exact('common.views'));
      const dialog = within(await screen.findByRole('dialog'));
      if (args.code === errorCode.OPERATION_FAILED) {
        await press(dialog, /Kept/);
      } else {
        await type(dialog.findByRole('textbox'), 'Kept{Enter}');
      }
    },
    { route },
  );
