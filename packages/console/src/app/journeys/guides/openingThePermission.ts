import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bankOf } from '#parts/stories/bankStory.ts';
import { chooseOption } from '#parts/stories/steps.ts';
import type { Walk } from '../journeyStory.tsx';
import { type Guide, click, seen } from './guide.ts';

const next = /^(next|下一步)$/i;
type Page = ReturnType<typeof within>;

const write = async (page: Page, name: RegExp, message: string) =>
  userEvent.type(await page.findByRole('textbox', { name }), message);

async function choose(page: Page, name: RegExp, option: RegExp) {
  await userEvent.click(page.getByRole('button', { name }));
  await chooseOption(option);
}

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 200);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 320, 200);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function addDocument(page: Page, name: RegExp, file: string) {
  const field = await page.findByRole('group', { name });
  const input = field.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no way to add a picture');
  await userEvent.upload(input, await picture(file));
  await within(field).findByRole('figure');
}

async function fillIn(walk: Walk) {
  const page = within(walk.canvasElement);
  await click(walk, 'button', next);
  await write(page, /^(merchant name|商户名称)/i, 'Blue Harbour');
  await userEvent.click(page.getByRole('radio', { name: /^(company|企业)$/i }));
  await write(page, /^(website|官方网站)/i, 'https://harbour.example');
  await choose(page, /business model|业务模式/i, /^(online shop|网上商店)$/i);
  await choose(page, /monthly volume|月交易额/i, /^(up to 10,000 USDT|1 万 USDT 以内)$/i);
  const country = page.getByRole('combobox', { name: /country|国家/i });
  await userEvent.click(country);
  await userEvent.type(country, 'sg');
  await chooseOption(/singapore|新加坡/i);
  await write(page, /^(city|城市)/i, 'Singapore');
  await write(page, /^(street and number|街道与门牌号)/i, '1 Raffles Place');
  await click(walk, 'button', next);
  await addDocument(page, /^(registration document|注册文件)/i, 'register.png');
  await addDocument(page, /^(identity document|身份证件)/i, 'passport.png');
  await click(walk, 'button', next);
  await page.findByRole('button', { name: submit });
}

const submit = /^(submit application|提交申请)$/i;

export const openingThePermission: Guide = {
  title: { en: 'Opening the permission', zh: '开通商家权限' },
  steps: [
    {
      en: 'Start the application.',
      zh: '开始申请。',
      lead: (walk) => click(walk, 'link', /^(start|开始申请)$/i),
    },
    {
      en: 'Fill in contact, business and documents; a reload keeps what was written.',
      zh: '填写联系方式、商户资料和证明文件；刷新后内容仍在。',
      lead: fillIn,
    },
    {
      en: 'Request the e-mail code, enter it, agree and submit.',
      zh: '获取并输入邮箱验证码，同意协议后提交。',
      lead: async (walk) => {
        const page = within(walk.canvasElement);
        await click(walk, 'button', /send code|发送验证码/i);
        await waitFor(() => expect(bankOf(walk).inbox()[0]?.code).toMatch(/^\d{6}$/));
        await userEvent.type(
          page.getByLabelText(/^(email code|邮箱验证码)$/i),
          bankOf(walk).inbox()[0]?.code ?? '',
        );
        await userEvent.click(page.getByRole('checkbox'));
        await click(walk, 'button', submit);
        await seen(walk, /review progress|审核进度/i);
      },
    },
    {
      en: 'Let both audits pass; the console opens and offers the first set-up.',
      zh: '等待初审和复审通过，控制台开放并引导初始设置。',
      lead: async (walk) => {
        walk.pass(125);
        walk.pass(125);
        await seen(walk, /your merchant permission is approved|商户权限已开通/i);
      },
    },
  ],
  waits: [
    { en: 'Let the primary audit pass', zh: '通过初审', seconds: 125 },
    { en: 'Let the advanced audit pass', zh: '通过复审', seconds: 125 },
  ],
};
