import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, verify } from '#parts/stories/bankStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible, chooseOption } from '#parts/stories/steps.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

const route = '/property/collect';

export default {
  title: 'Screens/Account/Automatic collection',
  component: CollectionScreen,
  parameters: { route, spec: ['§5 Automatic collection', '§9 Smallest collection'] },
} satisfies Meta<typeof CollectionScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvasElement }: Pick<Played, 'canvasElement'>) {
  const button = await within(canvasElement).findByRole('button', { name: exact('collection.add') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const form = within(await screen.findByRole('dialog'));
  await form.findByRole('button', { name: exact('collection.form.save') });
  return form;
}

async function choose(form: ReturnType<typeof within>, label: RegExp, option: RegExp) {
  const field = await form.findByRole('button', { name: label });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.click(field);
  await chooseOption(option);
}

const chooseToken = (form: ReturnType<typeof within>) =>
  choose(form, message('addresses.filter.currency_id'), /usdt.*tron/i);
const submit = (form: ReturnType<typeof within>) => press(form, exact('collection.form.save'));

export const Default: Story = {};

export const Loading: Story = { parameters: mock('billing.loading') };

export const Offline: Story = { parameters: mock('billing.offline') };

export const Failed: Story = { parameters: mock('billing.failed') };

export const BelowThirty: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    const threshold = form.getByRole('textbox', { name: message('collection.form.threshold') });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '29.99');
    await submit(form);
    await visible(form.findByText(message('collection.form.least')));
    await waitFor(() => expect(threshold).toHaveFocus());
  },
};

export const Simulated: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, message('collection.form.address'), /treasury/i);
    await press(form, message('collection.form.simulate'));
    await visible(form.findByText(message('collection.form.wouldSend', { label: 'Treasury cold' })));
  },
};

export const NoSavedAddress: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await choose(form, message('addresses.filter.currency_id'), /usdt.*solana/i);
    await visible(form.findByText(message('collection.form.noAddress')));
  },
};

export const GasNotOpened: Story = {
  parameters: { ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, message('collection.form.address'), /treasury/i);
    await submit(form);
    await visible(form.findByRole('link', { name: message('money.gas.open') }));
  },
};

export const TurnedOn: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, message('collection.form.address'), /treasury/i);
    await submit(form);
    await verify(context);
    const list = await within(context.canvasElement).findByRole('list', {
      name: message('collection.list'),
    });
    await visible(within(list).findByText(exact('common.on')));
    await press(within(list), message('collection.pause'));
    await visible(within(list).findByText(exact('collection.off')));
  },
};

export const OnMobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}` },
  play: async (context) => chooseToken(await openForm(context)),
};

const pending = message('collection.pending');

export const LoweredAmountsWait: Story = {
  parameters: mock('billing.collectionBlocked'),
  play: async (context) => {
    const page = within(context.canvasElement);
    await press(page, message('collection.editOf'));
    const form = within(await screen.findByRole('dialog'));
    const keep = await form.findByRole('textbox', { name: message('collection.form.keep') });
    await userEvent.clear(keep);
    await userEvent.type(keep, '0');
    await form.findByText(message('collection.form.waits'));
    await submit(form);
    await verify(context);
    await visible(page.findByText(pending));
    await expect(context.loaded.api.merchant().settings.bill.collections[0]?.keep_amount).toBe('1000');
  },
};

export const PendingAmountsDropped: Story = {
  parameters: mock('billing.collectionPending'),
  play: async ({ canvas: page }) => {
    await visible(page.findByText(pending));
    const keep = await page.findByRole('button', {
      name: message('collection.pending.cancelOf', { token: /USDT.*/ }),
    });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await waitFor(() => expect(page.queryByText(pending)).toBeNull());
    const edit = page.getByRole('button', { name: message('collection.editOf', { token: /USDT.*/ }) });
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const PendingOnMobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}`, ...mock('billing.collectionPending') },
};

export const Blocked: Story = {
  parameters: mock('billing.collectionBlocked'),
  play: ({ canvasElement }) =>
    visible(within(canvasElement).findByText(message('collection.blocked.frozen'))),
};

export const FeeFailed = refused(
  'withdrawals.cost',
  errorCode.CURRENCY_NOT_FOUND,
  async (stage) => chooseToken(await openForm(stage)),
  { refusalSays: 'collection.form.feeFailed' },
);
