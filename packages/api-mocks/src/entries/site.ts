import { CONFIG_PATH, GOOGLE_SCRIPT_PATH, googleScript } from '#google/googleStub.ts';
import type { Profile } from './mockApi.ts';
import { worlds, type MerchantKey } from '#fixtures/worlds.ts';

const chineseTitles: Readonly<Record<string, string | undefined>> = {
  authorised: '已经营 1 年：12,400 笔支付，涵盖所有状态',
  'two-step': '已开启登录两步验证',
  fresh: '刚刚注册：尚未开通商户权限，所有列表为空',
  reviewing: '已申请商户权限，等待审核',
  rejected: '复审未通过：逐项列出原因',
  locked: '1 小时前修改过密码：提现暂停 24 小时',
  rich: '200,000 笔支付与 10,000 条通知，用于检验性能',
} satisfies Record<MerchantKey, string>;
const accounts = worlds.map(({ key, name, email, title }) => ({
  key,
  name,
  email,
  title: { en: title, zh: chineseTitles[key] ?? title },
}));

/** The configuration that the console loads when it starts. */
export const demoConfig = {
  googleClientId: 'demo.apps.googleusercontent.com',
  googleScriptUrl: GOOGLE_SCRIPT_PATH,
  features: { passwordSignIn: true },
} as const;

export function siteAnswer(pathname: string, profile: Profile): Response | undefined {
  if (pathname === CONFIG_PATH)
    return Response.json(profile === 'all' ? demoConfig : { ...demoConfig, extensions: 'none' }, {
      headers: { 'cache-control': 'no-store' },
    });
  if (pathname === GOOGLE_SCRIPT_PATH) {
    return new Response(googleScript(accounts), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return undefined;
}
