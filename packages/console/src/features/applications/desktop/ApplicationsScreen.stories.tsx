import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, verify } from '#parts/stories/bankStory.ts';
import { hideColumn, openExport, removeChip } from '#parts/list/listStory.ts';
import { dialogNamed, press, pressFirst, uploadPicture, visible, write } from '#parts/stories/steps.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';

export default {
  title: 'Screens/Applications/Applications',
  component: ApplicationsScreen,
  parameters: { route: '/appManage', spec: ['§2 Applications', '§3 App'] },
} satisfies Meta<typeof ApplicationsScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const at = (query: string) => ({ route: `/appManage?${query}` });
const save = (name: RegExp) => press(screen, name);

async function fill(): Promise<ReturnType<typeof within>> {
  const form = await dialogNamed(message('applications.new'));
  await write(form, exact('applications.field.name'), 'Pop-up shop');
  await write(form, exact('applications.column.website'), 'https://popup.example');
  await press(form, /^TRON/i, 'checkbox');
  await write(form, message('applications.field.callback'), 'https://popup.example/hooks');
  return form;
}

async function confirmDeletion(name: string) {
  const confirm = within(await screen.findByRole('alertdialog'));
  await userEvent.type(confirm.getByRole('textbox'), name);
  await press(confirm, exact('applications.delete'));
  return confirm;
}

async function create() {
  const form = await fill();
  await press(form, exact('applications.create'));
  return form;
}

export const Default: Story = {};
export const Filtered: Story = { parameters: at('status=2') };
export const FilterRemoved: Story = { parameters: at('status=1'), play: removeChip };
export const ColumnHidden: Story = { play: hideColumn };
export const Export: Story = { play: openExport };
export const Loading: Story = { parameters: mock('applications.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised'] } } };
export const FilteredEmpty: Story = { parameters: at('name=nothing') };
export const Failed: Story = { parameters: { ...mock('applications.failed'), spec: ['§8 HTTP 422'] } };
export const Partial: Story = { parameters: mock('currencies.failed500') };
export const Offline: Story = { parameters: mock('applications.offline') };
export const LongText: Story = { parameters: mock('applications.longText') };
export const UnderReview: Story = {
  parameters: { ...mock('user.underReview'), spec: ['§6 Merchant permission', '§8 10013'] },
};

export const Basics: Story = { parameters: at('app=601') };
export const Mode: Story = { parameters: at('app=601&section=mode') };
export const ModeChanged: Story = {
  parameters: at('app=601&section=mode'),
  play: async () => {
    await press(screen, message('applications.mode.2'), 'radio');
    await visible(screen.findByText(message('applications.mode.rotate')));
  },
};
export const TestBalance: Story = { parameters: { ...at('app=604'), ...mock('payments.testMode') } };
export const TestBalanceEmpty: Story = { parameters: at('app=604') };
export const Networks: Story = { parameters: at('app=601&section=networks') };
export const Callback: Story = { parameters: at('app=601&section=callback') };
export const Whitelist: Story = { parameters: { ...at('app=601&section=ip'), spec: ['§5 IP whitelist'] } };
export const Keys: Story = { parameters: at('app=601&section=keys') };
export const NotFound: Story = { parameters: at('app=1') };

export const EmptyForm: Story = {
  parameters: { ...at('new=1'), spec: ['§5 Required'] },
  play: async () => {
    const form = await dialogNamed(message('applications.new'));
    await press(form, exact('applications.create'));
    await expect((await form.findAllByText(message('errors.field.required'))).length).toBe(3);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: exact('applications.field.name') })).toHaveFocus(),
    );
  },
};

export const CreatedAndStored: Story = {
  parameters: at('new=1'),
  play: async (context) => {
    await create();
    await verify(context);
    const once = await dialogNamed(message('applications.created'));
    await expect(once.getByText(/^app_/)).toBeVisible();
    await expect(once.getByText(/^sk_live_/)).toBeVisible();
    await expect(once.getByText(/^whsec_/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(once.getByRole('button', { name: exact('common.done') })).toBeDisabled();
    await press(once, message('applications.secret.stored'), 'checkbox');
    await press(once, exact('common.done'));
    await waitFor(() => expect(screen.queryByText(/^sk_live_/)).toBeNull());
    const [created] = await within(context.canvasElement).findAllByText('Pop-up shop');
    await expect(created).toBeVisible();
  },
};

export const KeyWithoutScopes: Story = {
  parameters: { ...at('new=1'), spec: ['§5 Required'] },
  play: async () => {
    const form = await fill();
    const read = form.getByRole('checkbox', { name: message('applications.scope.orders:read') });
    await expect(read).toBeChecked();
    await expect(
      form.getByRole('radio', { name: message('applications.rights.days', { count: 365 }) }),
    ).toBeChecked();
    await userEvent.click(read);
    await press(form, exact('applications.rights.day'), 'radio');
    await userEvent.click(await form.findByRole('spinbutton', { name: /^(year|年)/ }));
    await userEvent.keyboard('20200131');
    await press(form, exact('applications.create'));
    await visible(form.findByRole('alert'));
    await expect(form.getByText(message('applications.rights.dayWrong'))).toBeVisible();
  },
};

export const GasFirst: Story = {
  parameters: { ...at('new=1'), ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async () => {
    await create();
    await visible(screen.findByRole('button', { name: message('applications.gas.open') }));
  },
};

export const NameTaken: Story = {
  parameters: { ...at('app=601'), spec: ['§8 10020'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: exact('applications.field.name') });
    await userEvent.clear(field);
    await userEvent.type(field, 'Sandbox');
    await save(exact('common.save'));
    await visible(screen.findByText(message('errors.10020')));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

const networksRefused = (code: '10012' | '10019'): Story => ({
  parameters: { ...at('app=601&section=networks'), ...mock(`errors.${code}`), spec: [`§8 ${code}`] },
  play: async () => {
    await press(screen, /^TRON/i, 'checkbox');
    await save(exact('common.save'));
    await visible(screen.findByRole('alert'));
  },
});

export const TokenTaken = networksRefused('10019');

export const CurrencyUnknown = networksRefused('10012');

export const CreatedUnderReview: Story = {
  parameters: { ...at('new=1'), ...mock('errors.10013'), spec: ['§8 10013'] },
  play: async () => {
    const form = await create();
    await visible(form.findByRole('alert'));
  },
};

async function uploadLogo() {
  await uploadPicture(await screen.findByRole('group', { name: /^(logo)$/i }));
  const crop = await dialogNamed(message('common.crop.title'));
  await press(crop, message('common.crop.use'));
}

export const LogoCropped: Story = {
  parameters: at('app=601'),
  play: async () => {
    await uploadLogo();
    const previews = within(screen.getByRole('group', { name: message('applications.preview') }));
    await waitFor(() =>
      expect(previews.getAllByRole('img')[0]?.getAttribute('src')).toMatch(/^(data:image\/png|.*upload)/),
    );
  },
};

export const CallbacksTurnedOff: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('callbacks.disabled') },
  play: async () => {
    await press(screen, message('callbacks.endpoints.enable'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: message('callbacks.endpoints.enable') })).toBeNull(),
    );
  },
};

export const PrivateAddress: Story = {
  parameters: { ...at('app=601&section=callback'), spec: ['§5 URL'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: message('applications.field.callback') });
    await userEvent.clear(field);
    await userEvent.type(field, 'http://192.168.0.7/hooks');
    await save(exact('common.save'));
    await expect(
      (await screen.findAllByText(message('errors.field.private_address'))).length,
    ).toBeGreaterThan(0);
  },
};

export const CallbackRedirected: Story = {
  parameters: at('app=601&section=callback'),
  play: async (context) => {
    const field = await screen.findByRole('textbox', { name: message('applications.field.callback') });
    await userEvent.clear(field);
    await userEvent.type(field, 'https://new.example/hooks');
    await save(exact('common.save'));
    await screen.findByText(message('applications.save.callback', { url: /https:..new.*/ }));
    await verify(context);
    const { apps } = context.loaded.api.merchant().rows;
    await waitFor(() => expect(apps.get(0)?.notifyUrl).toBe('https://new.example/hooks'));
  },
};

export const TestAnswered: Story = {
  parameters: at('app=601&section=callback'),
  play: async () => {
    await press(screen, message('callbacks.test.send'));
    await waitFor(() => expect(screen.getByText(message('common.callback.result.code'))).toBeVisible());
  },
};

export const PastedAddresses: Story = {
  parameters: { ...at('app=601&section=ip'), spec: ['§5 IP whitelist'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: message('applications.ip.paste') });
    await userEvent.type(field, '198.51.100.2/24, 203.0.113.7 300.1.1.1');
    await press(screen, message('applications.ip.add'));
    await visible(screen.findByText('198.51.100.0/24'));
    await expect(screen.getByText(/300\.1\.1\.1/, { selector: ':not(textarea)' })).toBeVisible();
    await expect(field).toHaveValue('300.1.1.1');
  },
};

export const BusyAddressRemoved: Story = {
  parameters: at('app=601&section=ip'),
  play: async () => {
    await press(screen, message('applications.ip.remove', { ip: /203.*/ }));
    await visible(screen.findByText(message('applications.ip.missed')));
    await save(exact('common.save'));
    await expect(
      (await screen.findAllByText(message('errors.field.empty_whitelist'))).length,
    ).toBeGreaterThan(0);
  },
};

export const Rotated: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await press(screen, exact('applications.rotate'));
    const form = await dialogNamed(message('applications.rotate.title'));
    await press(form, exact('applications.rotate'));
    await verify(context);
    await visible(screen.findByText(/^sk_live_/));
    await press(screen, message('applications.secret.stored'), 'checkbox');
    await press(screen, exact('common.done'));
    const secrets = within(await screen.findByRole('list', { name: exact('applications.keys.secrets') }));
    await waitFor(() => expect(secrets.getAllByRole('listitem').length).toBe(2));
  },
};

const reveal = async () => press(screen, exact('applications.keys.show'));

export const SigningSecretRevealed: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await visible(screen.findByText(/^whsec_…[0-9a-f]{4}$/));
    await reveal();
    await verify(context);
    await visible(screen.findByText(/^whsec_[0-9a-f]{32}$/));
  },
};

export const SigningSecretNotOffered: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.keyNotRevealed') },
  play: async () => {
    await reveal();
    await visible(screen.findByText(message('applications.keys.notOffered')));
  },
};

export const SigningSecretRotated: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    const name = exact('applications.signing');
    await press(screen, name);
    const form = await dialogNamed(message('applications.signing.title'));
    await press(form, name);
    await verify(context);
    await visible(screen.findByText(message('applications.signing.until')));
  },
};

export const MoreEndpoints: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints') },
};

export const EndpointAdded: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints'), spec: ['§5 Required'] },
  play: async (context) => {
    await press(screen, exact('applications.endpoints.add'));
    const form = await dialogNamed(exact('applications.endpoints.editTitle'));
    const url = form.getByRole('textbox', { name: exact('applications.endpoints.url') });
    await userEvent.type(url, 'https://alerts.northwind.example/hooks');
    await press(form, exact('common.save'));
    await visible(form.findByText(message('applications.endpoints.duplicate')));
    await expect(form.getByRole('alert')).toBeVisible();
    await userEvent.type(url, '/paid');
    await press(form, 'payment.paid', 'checkbox');
    await press(form, exact('common.save'));
    await verify(context);
    const list = within(await screen.findByRole('list', { name: exact('applications.endpoints') }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(3));
  },
};

export const EndpointRemoved: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints') },
  play: async (context) => {
    await pressFirst(screen, message('applications.endpoints.remove', { url: /https:..books.*/ }));
    await verify(context);
    const list = within(await screen.findByRole('list', { name: exact('applications.endpoints') }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(1));
  },
};

export const TwoSecrets: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.rotated') },
  play: async () => {
    await press(screen, exact('applications.keys.end'));
    const confirm = within(await screen.findByRole('alertdialog'));
    await press(confirm, exact('applications.keys.end'));
    const secrets = within(screen.getByRole('list', { name: exact('applications.keys.secrets') }));
    await waitFor(() => expect(secrets.getAllByRole('listitem').length).toBe(1));
  },
};

export const Expired: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.expired') },
};

export const ScopesAndExpiry: Story = {
  parameters: { ...at('app=601&section=keys'), spec: ['§5 Required'] },
  play: async (context) => {
    await press(screen, exact('applications.rights'));
    const form = await dialogNamed(message('applications.rights.title'));
    const boxes = form.getAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    await press(form, exact('common.save'));
    await visible(form.findByRole('alert'));
    if (boxes[0]) await userEvent.click(boxes[0]);
    await press(form, message('applications.rights.days', { count: 90 }), 'radio');
    await press(form, exact('common.save'));
    await verify(context);
    await waitFor(() => expect(screen.getByText(exact('applications.scope.orders:read'))).toBeVisible());
  },
};

export const GoogleSecretRefreshed: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await press(screen, message('applications.google'));
    const code = await screen.findByRole('textbox', { name: message('verification.code.google_auth') });
    await userEvent.type(code, context.loaded.api.currentTotp());
    await expect(await dialogNamed(message('applications.google.done'))).toBeTruthy();
  },
};

export const GoogleCodeWrong: Story = {
  parameters: { ...at('app=601&section=keys'), spec: ['§8 10018'] },
  play: async () => {
    await press(screen, message('applications.google'));
    await write(screen, message('verification.code.google_auth'), '000000');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: message('verification.code.google_auth') })).toBeInvalid(),
    );
  },
};

export const NoAuthenticator: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('user.noMethod') },
  play: async () => {
    await press(screen, message('applications.google'));
    await visible(screen.findByRole('link', { name: message('common.toSecurity') }));
  },
};

async function choose({ canvasElement }: Pick<Played, 'canvasElement'>, command: RegExp): Promise<void> {
  await pressFirst(within(canvasElement), message('applications.actions'));
  await press(screen, command, 'menuitem');
}

export const Pause: Story = {
  play: async (context) => {
    await choose(context, exact('applications.pause'));
    const confirm = within(await screen.findByRole('alertdialog'));
    await press(confirm, exact('applications.pause'));
    // The hidden options of the filter have the same text.
    const shown = { ignore: 'option' };
    await visible(within(context.canvasElement).findByText(exact('applications.status.2'), shown));
  },
};

export const DeleteNeedsTheName: Story = {
  play: async (context) => {
    await choose(context, exact('applications.delete'));
    const confirm = await confirmDeletion('something else');
    await visible(confirm.findByText(message('applications.delete.wrong')));
  },
};

export const DeleteWaitsForOrders: Story = {
  parameters: at('app=601&section=keys'),
  play: async () => {
    await press(screen, exact('applications.delete'));
    const confirm = await confirmDeletion('Checkout · web');
    await visible(confirm.findByRole('alert'));
  },
};

export const CreateRefused = refused('applications.create', errorCode.OPERATION_FAILED, create, at('new=1'));

export const EditRefused = refused(
  'applications.edit',
  errorCode.OPERATION_FAILED,
  async () => {
    await write(screen, exact('applications.field.name'), ' 2');
    await save(exact('common.save'));
  },
  at('app=601'),
);

export const DeleteRefused = refused('applications.delete', errorCode.OPERATION_FAILED, async (stage) => {
  await choose(stage, exact('applications.delete'));
  await confirmDeletion('Sandbox');
});

export const TestRefused = refused(
  'applications.notifyUrl',
  errorCode.OPERATION_FAILED,
  async () => {
    await press(screen, message('callbacks.test.send'));
  },
  at('app=601&section=callback'),
);

export const GoogleSecretRefused = refused(
  'applications.refreshGoogleSecret',
  errorCode.OPERATION_FAILED,
  async ({ loaded }) => {
    await press(screen, message('applications.google'));
    const code = await screen.findByRole('textbox', { name: message('verification.code.google_auth') });
    await userEvent.type(code, loaded.api.currentTotp());
  },
  at('app=601&section=keys'),
);

export const SigningSecretRefused = refused(
  'applications.revealSigningKey',
  errorCode.OPERATION_FAILED,
  reveal,
  { ...at('app=601&section=keys'), refusalShown: 'toast' },
);

export const ApplicationFailed = refused(
  'applications.get',
  errorCode.OPERATION_FAILED,
  () => dialogNamed(/./),
  at('app=601'),
);
export const NetworksFailed = refused(
  'applications.select',
  errorCode.OPERATION_FAILED,
  () => dialogNamed(/./),
  at('app=601&section=networks'),
);

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  uploadLogo,
  at('app=601'),
);

export const ViewRefused = viewRefused('/appManage?status=2');

export const CodeRefused = codeRefused(async (stage) => {
  await choose(stage, exact('applications.delete'));
  await confirmDeletion('Sandbox');
});
