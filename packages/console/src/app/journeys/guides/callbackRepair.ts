import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { detailNamed } from '#parts/stories/steps.ts';
import { type Guide, click } from './guide.ts';

const enable = /^(turn back on|重新启用)$/i;
const resend = /^(resend|重新发送)$/i;

export const callbackRepair: Guide = {
  title: { en: 'Callback repair', zh: '修复回调' },
  steps: [
    {
      en: 'Read why it failed in a delivery of the list: request, answer, attempts.',
      zh: '在列表的回调详情中查看失败原因：请求、响应和重试。',
      lead: async (walk) => {
        const [open] = await within(walk.canvasElement).findAllByRole('button', {
          name: /^(open delivery for|查看 .* 的回调)/i,
        });
        if (open) await userEvent.click(open);
        const details = await detailNamed(/^(delivery|回调详情)$/i);
        await details.findByText(/why is this failing|失败原因/i);
      },
    },
    {
      en: 'The banner says that an endpoint was turned off; open “Endpoints”.',
      zh: '横幅提示有回调地址被停用；打开“回调地址”。',
      lead: async (walk) => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByText(/^(why is this failing\?|失败原因)$/i)).toBeNull());
        await click(walk, 'tab', /^(endpoints|回调地址)/i);
        await within(walk.canvasElement).findByRole('button', { name: enable });
      },
    },
    {
      en: 'Turn the endpoint back on.',
      zh: '重新启用回调地址。',
      lead: async (walk) => {
        await click(walk, 'button', enable);
        const page = within(walk.canvasElement);
        await waitFor(() => expect(page.queryByRole('button', { name: enable })).toBeNull());
      },
    },
    {
      en: 'Resend the failed deliveries; they are on their way again.',
      zh: '重新发送失败的回调，发送成功。',
      lead: async (walk) => {
        await click(walk, 'tab', /^(deliveries|回调记录)/i);
        await click(walk, 'button', /^(resend all failed|重新发送全部失败回调)$/i);
        const form = within(await screen.findByRole('dialog'));
        const button = await form.findByRole('button', { name: resend });
        await waitFor(() => expect(button).toBeEnabled());
        await userEvent.click(button);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() =>
          expect(screen.getAllByText(/deliver(y|ies) resent|已重新发送/i)[0]).toBeVisible(),
        );
      },
    },
  ],
  waits: [{ en: 'Let the retries run', zh: '执行重试', seconds: 120 }],
};
