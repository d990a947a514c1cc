import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bankOf, mock, verify } from '#parts/stories/bankStory.ts';
import { hideColumn, removeChip } from '#parts/list/listStory.ts';
import { type RefusalStage, refused } from '#parts/stories/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { click, press, pressFirst, visible, write, chooseOption } from '#parts/stories/steps.ts';
import { exampleFile } from '../parts/csv.ts';
import { AddressBookScreen } from './AddressBookScreen.tsx';

const meta = {
  title: 'Screens/Address book/Addresses',
  component: AddressBookScreen,
  parameters: { route: '/property/address', spec: ['§1 Address management', '§5 Withdrawal address'] },
} satisfies Meta<typeof AddressBookScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
type Stage = Pick<Played, 'canvasElement'>;
const GOOD = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const LINKED = 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS';

async function openForm({ canvasElement }: Stage): Promise<ReturnType<typeof within>> {
  await pressFirst(within(canvasElement), exact('addresses.add'));
  return within(await screen.findByRole('dialog'));
}

async function fill(form: ReturnType<typeof within>, label: string, network: RegExp, address: string) {
  await write(form, message('addresses.column.label'), label);
  await userEvent.click(form.getByRole('combobox'));
  await chooseOption(network);
  await write(form, exact('common.column.address'), address);
  await userEvent.tab();
}

export const Default: Story = {};

export const CoolingOff: StoryObj<{ readonly hoursLeft: number }> = {
  args: { hoursLeft: 3 },
  argTypes: {
    hoursLeft: {
      control: { type: 'number', min: 0, max: 23 },
      description: 'Of the 24 hours for new addresses',
    },
  },
  play: async ({ args: { hoursLeft }, canvasElement, loaded }) => {
    await within(canvasElement).findAllByText(message('addresses.cooling'));
    // The address was saved an hour ago. The displayed hours stay the same for 30 seconds, while the story
    // runs.
    bankOf({ loaded }).advance((23 - hoursLeft) * 3600 - 30);
    const left = message('addresses.coolingOff.hours', { hours: hoursLeft });
    await visible(within(canvasElement).findByText(left));
  },
};

export const Filtered: Story = { parameters: { route: '/property/address?status=2' } };
export const FilterRemoved: Story = { parameters: { route: '/property/address?status=1' }, play: removeChip };
export const ColumnHidden: Story = { play: hideColumn };

export const Loading: Story = { parameters: mock('addresses.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = { parameters: { route: '/property/address?keyword=nobody' } };

export const Failed: Story = { parameters: { ...mock('addresses.failed'), spec: ['§8 HTTP 422'] } };

export const Offline: Story = { parameters: mock('addresses.offline') };

export const LongText: Story = { parameters: mock('addresses.longText') };

export const InFull: Story = {
  play: async ({ canvasElement }) => {
    await pressFirst(within(canvasElement), message('addresses.show'));
    await visible(within(canvasElement).findByRole('button', { name: message('addresses.hide') }));
  },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async (context) => {
    const form = await openForm(context);
    await press(form, exact('common.save'));
    await expect((await form.findAllByText(message('errors.field.required'))).length).toBe(3);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: message('addresses.column.label') })).toHaveFocus(),
    );
  },
};

export const WrongNetwork: Story = {
  parameters: { spec: ['§5 Withdrawal address'] },
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Cold', /usdt.*bsc/i, GOOD);
    await press(form, message('addresses.form.switch', { chain: /TRON.*/ }));
    await visible(form.findByText(exact('addresses.form.good')));
  },
};

export const WrongChecksum: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Cold', /usdt.*tron/i, `${GOOD.slice(0, -1)}a`);
    await visible(form.findByText(message('errors.field.address_checksum')));
  },
};

export const NameTaken: Story = {
  parameters: { ...mock('errors.10020'), spec: ['§8 10020'] },
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
    await press(form, exact('common.save'));
    await visible(form.findByText(message('errors.10020')));
  },
};

export const Saved: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'New cold wallet', /usdt.*tron/i, GOOD);
    await press(form, exact('common.save'));
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await visible(within(context.canvasElement).findByText('New cold wallet'));
  },
};

async function choose({ canvasElement }: Stage, command: RegExp): Promise<void> {
  await pressFirst(within(canvasElement), message('addresses.actions'));
  await press(screen, command, 'menuitem');
}

export const Rename: Story = {
  play: async (context) => {
    await choose(context, exact('addresses.rename'));
    const form = within(await screen.findByRole('dialog'));
    const field = form.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Vault{Enter}');
    await visible(within(context.canvasElement).findByText('Vault'));
  },
};

export const Delete: Story = {
  play: async (context) => {
    await choose(context, exact('addresses.delete'));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const disabled = { route: '/property/address?status=3', ...mock('addresses.disabled') };

export const TurnedOnAgain: Story = {
  parameters: disabled,
  play: async (context) => {
    await choose(context, exact('addresses.enable'));
    await screen.findByText(message('addresses.enable.recap'));
    await verify(context);
    await visible(screen.findByText(message('addresses.enabled')));
  },
};

export const DisabledDeleted: Story = {
  parameters: disabled,
  play: async (context) => {
    await choose(context, exact('addresses.delete'));
    const ask = within(await screen.findByRole('alertdialog'));
    await press(ask, exact('addresses.delete'));
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Policy: Story = {
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), message('addresses.policy.onlySaved'), 'switch');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

async function chooseFile({ canvasElement }: Stage): Promise<ReturnType<typeof within>> {
  await press(within(canvasElement), message('addresses.import'));
  const dialog = within(await screen.findByRole('dialog'));
  const content = `${await exampleFile().text()}Broken,USDT,BSC,${GOOD},,\r\nHarbor,USDT,TRON,tron:${LINKED}?amount=5,,\r\n`;
  const picker = dialog.getByRole('group', { name: message('common.file.csv') });
  await userEvent.upload(
    picker.querySelector('input') ?? picker,
    new File([content], 'book.csv', { type: 'text/csv' }),
  );
  await visible(dialog.findByText(message('addresses.import.ready', { count: 2 })));
  return dialog;
}

export const Import: Story = {
  play: async (context) => {
    const dialog = await chooseFile(context);
    await expect(
      dialog.getByText(message('common.address.mismatch', { name: 'TRON', chosen: /BSC.*/ })),
    ).toBeVisible();
  },
};

export const ImportRefused = refused('security.verify', errorCode.GOOGLE_CODE_WRONG, async (stage) => {
  const dialog = await chooseFile(stage);
  await press(dialog, exact('addresses.import.save', { count: 2 }));
  await verify(stage);
});

export const RulesPending: Story = {
  parameters: mock('addresses.policyPending'),
  play: async ({ canvas: page }) => {
    await expect(await page.findAllByText(message('addresses.policy.pending'))).toHaveLength(2);
    const rules = await page.findAllByRole('switch');
    for (const rule of rules) await expect(rule).not.toBeChecked();
  },
};

export const SaveRefused = refused('addresses.create', errorCode.PARAMETER_ERROR, async (stage) => {
  const form = await openForm(stage);
  await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
  await press(form, exact('common.save'));
});

export const RenameRefused = refused('addresses.edit', errorCode.NAME_EXISTS, async (stage) => {
  await choose(stage, exact('addresses.rename'));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Vault{Enter}');
});

export const DeleteRefused = refused('addresses.delete', errorCode.OPERATION_FAILED, async (stage) => {
  await choose(stage, exact('addresses.delete'));
  const question = within(await screen.findByRole('alertdialog'));
  await press(question, exact('addresses.delete'));
});

export const Partial: Story = { parameters: mock('currencies.failed500') };

const rule = { name: message('addresses.policy.onlySaved'), hidden: true };
const policyRefused = refused(
  'addresses.policy',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await click(within(canvasElement).findByRole('switch', rule));
  },
  { refusalShown: 'toast' },
);

export const PolicyRefused = {
  ...policyRefused,
  play: async (stage: RefusalStage) => {
    await policyRefused.play(stage);
    const control = within(stage.canvasElement).getByRole('switch', rule);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};

export const ViewRefused = viewRefused('/property/address?status=1');

export const CodeRefused = codeRefused(async (stage) => {
  const form = await openForm(stage);
  await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
  await press(form, exact('common.save'));
});
