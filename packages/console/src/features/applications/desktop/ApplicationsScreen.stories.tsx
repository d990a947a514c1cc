import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openExport, removeChip } from '#parts/list/listStory.ts';
import { uploadPicture } from '#parts/pictureStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';

const meta = {
  title: 'Screens/Applications/Applications',
  component: ApplicationsScreen,
  parameters: { route: '/appManage', spec: ['§2 Applications', '§3 App'] },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const at = (query: string) => ({ route: `/appManage?${query}` });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const save = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Password and authenticator, as the dialog asks for them. */
async function prove(context: Played): Promise<void> {
  const password = await screen.findByLabelText(/^(transaction password|交易密码)/i);
  await userEvent.type(password, DEMO_TRADE_PASSWORD);
  await userEvent.type(
    screen.getByRole('textbox', { name: /authenticator code|谷歌验证码/i }),
    context.loaded.api.currentTotp(),
  );
  await userEvent.keyboard('{Enter}');
}

async function fill(): Promise<ReturnType<typeof within>> {
  const form = await dialog(/create application|创建应用/i);
  await userEvent.type(await form.findByRole('textbox', { name: /^(name|名称)$/i }), 'Pop-up shop');
  await userEvent.type(form.getByRole('textbox', { name: /^(website|网站)$/i }), 'https://popup.example');
  await userEvent.click(await form.findByRole('checkbox', { name: /^TRON/i }));
  await userEvent.type(
    form.getByRole('textbox', { name: /order callback address|订单回调地址/i }),
    'https://popup.example/hooks',
  );
  return form;
}

export const Default: Story = {};
export const Filtered: Story = { parameters: at('mode=2') };
export const FilterRemoved: Story = { parameters: at('mode=1&status=1'), play: removeChip };
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
/** A key is of one mode: another mode needs another key. */
export const ModeChanged: Story = {
  parameters: at('app=601&section=mode'),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^(test|测试)/i }));
    await expect(await screen.findByText(/belongs to the other mode|属于另一种模式/i)).toBeVisible();
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
    const form = await dialog(/create application|创建应用/i);
    await userEvent.click(await form.findByRole('button', { name: /^(create|创建)$/i }));
    await expect((await form.findAllByText(/cannot be empty|不能为空/i)).length).toBe(3);
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(name|名称)$/i })).toHaveFocus());
  },
};

export const CreatedAndStored: Story = {
  parameters: at('new=1'),
  play: async (context) => {
    const form = await fill();
    await userEvent.click(form.getByRole('button', { name: /^(create|创建)$/i }));
    await prove(context);
    const once = await dialog(/created|已创建/i);
    await expect(once.getByText(/^app_/)).toBeVisible();
    await expect(once.getByText(/^sk_live_/)).toBeVisible();
    await expect(once.getByText(/^whsec_/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(once.getByRole('button', { name: /^(done|完成)$/i })).toBeDisabled();
    await userEvent.click(once.getByRole('checkbox', { name: /i’ve saved the secret|我已保存/i }));
    await userEvent.click(once.getByRole('button', { name: /^(done|完成)$/i }));
    await waitFor(() => expect(screen.queryByText(/^sk_live_/)).toBeNull());
    const [created] = await within(context.canvasElement).findAllByText('Pop-up shop');
    await expect(created).toBeVisible();
  },
};

/** A new key has the least scope; none at all, or a day that is over, is refused. */
export const KeyWithoutScopes: Story = {
  parameters: { ...at('new=1'), spec: ['§5 Required'] },
  play: async () => {
    const form = await fill();
    const read = form.getByRole('checkbox', { name: /^(read orders|读取订单)/i });
    await expect(read).toBeChecked();
    await expect(form.getByRole('radio', { name: /^365 |365 天/i })).toBeChecked();
    await userEvent.click(read);
    await userEvent.click(form.getByRole('radio', { name: /^(custom date|自定义日期)$/i }));
    await userEvent.type(
      await form.findByRole('textbox', { name: /last valid day|最后有效日/i }),
      '2020-01-31',
    );
    await userEvent.click(form.getByRole('button', { name: /^(create|创建)$/i }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByText(/enter today or a later date|今天或之后/i)).toBeVisible();
  },
};

export const GasFirst: Story = {
  parameters: { ...at('new=1'), ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async () => {
    const form = await fill();
    await userEvent.click(form.getByRole('button', { name: /^(create|创建)$/i }));
    await expect(
      await screen.findByRole('button', { name: /open put chain usdt now|立即开通/i }),
    ).toBeVisible();
  },
};

export const NameTaken: Story = {
  parameters: { ...at('app=601'), spec: ['§8 10020'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^(name|名称)$/i });
    await userEvent.clear(field);
    await userEvent.type(field, 'Sandbox');
    await save(/^(save|保存)$/i);
    await expect(await screen.findByText(/duplicate|已存在/i)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TokenTaken: Story = {
  parameters: {
    ...at('app=601&section=networks'),
    ...mock('errors.10019'),
    spec: ['§8 10019'],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^TRON/i }));
    await save(/^(save|保存)$/i);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const CurrencyUnknown: Story = {
  parameters: {
    ...at('app=601&section=networks'),
    ...mock('errors.10012'),
    spec: ['§8 10012'],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^TRON/i }));
    await save(/^(save|保存)$/i);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const CreatedUnderReview: Story = {
  parameters: { ...at('new=1'), ...mock('errors.10013'), spec: ['§8 10013'] },
  play: async () => {
    const form = await fill();
    await userEvent.click(form.getByRole('button', { name: /^(create|创建)$/i }));
    await expect(await form.findByRole('alert')).toBeVisible();
  },
};

const uploadLogo = async () => uploadPicture(await screen.findByRole('group', { name: /^(logo)$/i }));

export const LogoCropped: Story = {
  parameters: at('app=601'),
  play: async () => {
    await uploadLogo();
    const crop = await dialog(/crop|裁剪/i);
    await userEvent.click(crop.getByRole('button', { name: /use this|使用此/i }));
    const previews = within(screen.getByRole('group', { name: /logo previews|logo 预览/i }));
    await waitFor(() =>
      expect(previews.getAllByRole('img')[0]?.getAttribute('src')).toMatch(/^(data:image\/png|.*upload)/),
    );
  },
};

export const CallbacksTurnedOff: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('callbacks.disabled') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /turn back on|重新启用/i }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /turn back on|重新启用/i })).toBeNull());
  },
};

export const PrivateAddress: Story = {
  parameters: { ...at('app=601&section=callback'), spec: ['§5 URL'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /order callback address|订单回调地址/i });
    await userEvent.clear(field);
    await userEvent.type(field, 'http://192.168.0.7/hooks');
    await save(/^(save|保存)$/i);
    await expect((await screen.findAllByText(/private network|内网|私有/i)).length).toBeGreaterThan(0);
  },
};

/** Another URL for order events: saving it needs proof. */
export const CallbackRedirected: Story = {
  parameters: at('app=601&section=callback'),
  play: async (context) => {
    const field = await screen.findByRole('textbox', { name: /order callback address|订单回调地址/i });
    await userEvent.clear(field);
    await userEvent.type(field, 'https://new.example/hooks');
    await save(/^(save|保存)$/i);
    await screen.findByText(/will be sent to https:\/\/new|将发送至 https:\/\/new/i);
    await prove(context);
    const { apps } = context.loaded.api.merchant().rows;
    await waitFor(() => expect(apps.get(0)?.notifyUrl).toBe('https://new.example/hooks'));
  },
};

export const TestAnswered: Story = {
  parameters: at('app=601&section=callback'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /send test|发送测试/i }));
    await waitFor(() => expect(screen.getByText(/^HTTP \d+ · \d+ ms/)).toBeVisible());
  },
};

export const PastedAddresses: Story = {
  parameters: { ...at('app=601&section=ip'), spec: ['§5 IP whitelist'] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /add addresses|添加地址/i });
    await userEvent.type(field, '198.51.100.2/24, 203.0.113.7 300.1.1.1');
    await userEvent.click(screen.getByRole('button', { name: /add to the list|加入列表/i }));
    await expect(await screen.findByText('198.51.100.0/24')).toBeVisible();
    await expect(screen.getByText(/300\.1\.1\.1/, { selector: ':not(textarea)' })).toBeVisible();
    await expect(field).toHaveValue('300.1.1.1');
  },
};

export const BusyAddressRemoved: Story = {
  parameters: at('app=601&section=ip'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /remove 203|移除 203/i }));
    await expect(await screen.findByText(/made [\d,]+ API calls|调用了 [\d,]+ 次/i)).toBeVisible();
    await save(/^(save|保存)$/i);
    await expect((await screen.findAllByText(/empty list would block|白名单为空/i)).length).toBeGreaterThan(
      0,
    );
  },
};

export const Rotated: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(rotate secret|轮换密钥)$/i }));
    const form = await dialog(/rotate the secret|轮换 .* 的密钥/i);
    await userEvent.click(form.getByRole('button', { name: /^(rotate secret|轮换密钥)$/i }));
    await prove(context);
    await expect(await screen.findByText(/^sk_live_/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /i’ve saved the secret|我已保存/i }));
    await userEvent.click(screen.getByRole('button', { name: /^(done|完成)$/i }));
    const secrets = within(await screen.findByRole('list', { name: /^(secrets|密钥列表)$/i }));
    await waitFor(() => expect(secrets.getAllByRole('listitem').length).toBe(2));
  },
};

const reveal = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(reveal signing secret|显示签名密钥)$/i }));

export const SigningSecretRevealed: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await expect(await screen.findByText(/^whsec_…[0-9a-f]{4}$/)).toBeVisible();
    await reveal();
    await prove(context);
    await expect(await screen.findByText(/^whsec_[0-9a-f]{32}$/)).toBeVisible();
  },
};

export const SigningSecretNotOffered: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.keyNotRevealed') },
  play: async () => {
    await reveal();
    await expect(await screen.findByText(/doesn’t reveal signing secrets|不支持显示签名密钥/i)).toBeVisible();
  },
};

export const SigningSecretRotated: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    const name = /^(rotate signing secret|轮换签名密钥)$/i;
    await userEvent.click(await screen.findByRole('button', { name }));
    const form = await dialog(/rotate the signing secret|轮换 .* 的签名密钥/i);
    await userEvent.click(form.getByRole('button', { name }));
    await prove(context);
    await expect(
      await screen.findByText(/the old signing secret also signs until|旧签名密钥继续签名至/i),
    ).toBeVisible();
  },
};

export const MoreEndpoints: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints') },
};

/** An address without events, or one that is there already, is refused. */
export const EndpointAdded: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints'), spec: ['§5 Required'] },
  play: async (context) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(add endpoint|添加回调地址)$/i }));
    const form = await dialog(/^endpoint of|的回调地址$/i);
    const url = form.getByRole('textbox', { name: /^(url|地址)$/i });
    await userEvent.type(url, 'https://alerts.northwind.example/hooks');
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await expect(await form.findByText(/already an endpoint|已是此应用的回调地址/i)).toBeVisible();
    await expect(form.getByRole('alert')).toBeVisible();
    await userEvent.type(url, '/paid');
    await userEvent.click(form.getByRole('checkbox', { name: 'payment.paid' }));
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await prove(context);
    const list = within(await screen.findByRole('list', { name: /^(more endpoints|更多回调地址)$/i }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(3));
  },
};

export const EndpointRemoved: Story = {
  parameters: { ...at('app=601&section=callback'), ...mock('applications.endpoints') },
  play: async (context) => {
    const [remove] = await screen.findAllByRole('button', { name: /^(remove|移除) https:\/\/books/i });
    if (remove) await userEvent.click(remove);
    await prove(context);
    const list = within(await screen.findByRole('list', { name: /^(more endpoints|更多回调地址)$/i }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(1));
  },
};

export const TwoSecrets: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.rotated') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(revoke now|立即停用)$/i }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: /^(revoke now|立即停用)$/i }));
    const secrets = within(screen.getByRole('list', { name: /^(secrets|密钥列表)$/i }));
    await waitFor(() => expect(secrets.getAllByRole('listitem').length).toBe(1));
  },
};

export const Expired: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('applications.expired') },
};

export const ScopesAndExpiry: Story = {
  parameters: { ...at('app=601&section=keys'), spec: ['§5 Required'] },
  play: async (context) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(scopes and expiry|权限与有效期)$/i }));
    const form = await dialog(/scopes and expiry for|的权限与有效期/i);
    const boxes = form.getAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await expect(await form.findByRole('alert')).toBeVisible();
    if (boxes[0]) await userEvent.click(boxes[0]);
    await userEvent.click(form.getByRole('radio', { name: /^90 |90 天/i }));
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await prove(context);
    await waitFor(() => expect(screen.getByText(/^(read orders|读取订单)$/i)).toBeVisible());
  },
};

export const GoogleSecretRefreshed: Story = {
  parameters: at('app=601&section=keys'),
  play: async (context) => {
    await userEvent.click(await screen.findByRole('button', { name: /rotate google secret|重置谷歌密钥/i }));
    const code = await screen.findByRole('textbox', { name: /authenticator code|谷歌验证码/i });
    await userEvent.type(code, context.loaded.api.currentTotp());
    await expect(await dialog(/google secret rotated|谷歌密钥已重置/i)).toBeTruthy();
  },
};

export const GoogleCodeWrong: Story = {
  parameters: { ...at('app=601&section=keys'), spec: ['§8 10018'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /rotate google secret|重置谷歌密钥/i }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /authenticator code|谷歌验证码/i }),
      '000000',
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /authenticator code|谷歌验证码/i })).toBeInvalid(),
    );
  },
};

export const NoAuthenticator: Story = {
  parameters: { ...at('app=601&section=keys'), ...mock('user.noMethod') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /rotate google secret|重置谷歌密钥/i }));
    await expect(await screen.findByRole('link', { name: /go to security centre|前往安全/i })).toBeVisible();
  },
};

async function choose({ canvasElement }: Pick<Played, 'canvasElement'>, command: RegExp): Promise<void> {
  const [menu] = await within(canvasElement).findAllByRole('button', { name: /^(actions for|.*的操作)/i });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: command }));
}

export const Pause: Story = {
  play: async (context) => {
    await choose(context, /^(pause|暂停)$/i);
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: /^(pause|暂停)$/i }));
    await expect((await within(context.canvasElement).findAllByText(/^(paused|已暂停)$/i)).length).toBe(1);
  },
};

export const DeleteNeedsTheName: Story = {
  play: async (context) => {
    await choose(context, /^(delete|删除)$/i);
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.type(confirm.getByRole('textbox'), 'something else');
    await userEvent.click(confirm.getByRole('button', { name: /^(delete|删除)$/i }));
    await expect(await confirm.findByText(/match the application name|不一致/i)).toBeVisible();
  },
};

export const DeleteWaitsForOrders: Story = {
  parameters: at('app=601&section=keys'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(delete|删除)$/i }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.type(confirm.getByRole('textbox'), 'Checkout · web');
    await userEvent.click(confirm.getByRole('button', { name: /^(delete|删除)$/i }));
    await expect(await confirm.findByRole('alert')).toBeVisible();
  },
};

export const CreateRefused = refused(
  'applications.create',
  errorCode.OPERATION_FAILED,
  async () => {
    const form = await fill();
    await userEvent.click(form.getByRole('button', { name: /^(create|创建)$/i }));
  },
  at('new=1'),
);

export const EditRefused = refused(
  'applications.edit',
  errorCode.OPERATION_FAILED,
  async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^(name|名称)$/i }), ' 2');
    await save(/^(save|保存)$/i);
  },
  at('app=601'),
);

export const DeleteRefused = refused('applications.delete', errorCode.OPERATION_FAILED, async (stage) => {
  await choose(stage, /^(delete|删除)$/i);
  const confirm = within(await screen.findByRole('alertdialog'));
  await userEvent.type(confirm.getByRole('textbox'), 'Sandbox');
  await userEvent.click(confirm.getByRole('button', { name: /^(delete|删除)$/i }));
});

export const TestRefused = refused(
  'applications.notifyUrl',
  errorCode.OPERATION_FAILED,
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: /send test|发送测试/i }));
  },
  at('app=601&section=callback'),
);

export const GoogleSecretRefused = refused(
  'applications.refreshGoogleSecret',
  errorCode.OPERATION_FAILED,
  async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: /rotate google secret|重置谷歌密钥/i }));
    const code = await screen.findByRole('textbox', { name: /authenticator code|谷歌验证码/i });
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
  () => dialog(/./),
  at('app=601'),
);
export const NetworksFailed = refused(
  'applications.select',
  errorCode.OPERATION_FAILED,
  () => dialog(/./),
  at('app=601&section=networks'),
);

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async () => {
    await uploadLogo();
    const crop = await dialog(/crop|裁剪/i);
    await userEvent.click(crop.getByRole('button', { name: /use this|使用此/i }));
  },
  at('app=601'),
);

export const ViewRefused = viewRefused('/appManage?mode=2');

/** No code can be sent to prove that it may be deleted. */
export const CodeRefused = codeRefused(async (stage) => {
  await choose(stage, /^(delete|删除)$/i);
  const confirm = within(await screen.findByRole('alertdialog'));
  await userEvent.type(confirm.getByRole('textbox'), 'Sandbox');
  await userEvent.click(confirm.getByRole('button', { name: /^(delete|删除)$/i }));
});
