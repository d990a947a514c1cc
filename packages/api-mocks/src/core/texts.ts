import { errorNames, type ErrorCode } from '#contract/errors.ts';
import type { Language } from './language.ts';

/** Specification §8 names the messages in English; these are their Chinese twins. */
const chinese: Record<ErrorCode, string> = {
  10001: '操作失败',
  10002: '参数错误',
  10003: '账户不存在',
  10004: '暂不支持该币种',
  10005: '暂无可用地址',
  10006: '交易不存在',
  10007: '该交易不可退款',
  10008: '短信验证码错误或已过期',
  10009: '手机号已被使用或不存在',
  10010: '操作过于频繁',
  10011: '密码错误',
  10012: '币种不存在',
  10013: '账户审核中',
  10014: '账户已开通',
  10015: '新密码不能与原密码相同',
  10016: '该邮箱已被使用',
  10017: '原密码不正确',
  10018: '谷歌验证码错误',
  10019: '币种已存在',
  10020: '名称已存在',
  10021: '商户不存在',
  10022: '金额过小',
  10023: '余额不足',
  10024: '账户暂时无法提现',
  10025: '单笔提现金额过大',
  10026: '24 小时提现总额超出限额',
  10027: '邮箱验证码错误或已过期',
  10028: '请先开通 PUT 链 USDT',
  10038: '需要安全验证',
};

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function errorText(code: ErrorCode, language: Language): string {
  return language === 'zh' ? chinese[code] : sentence(errorNames[code]);
}

export const plainTexts = {
  success: { en: 'Success', zh: '成功' },
  loginExpired: { en: 'Login expired', zh: '登录已过期' },
  serverError: { en: 'The service is busy. Please try again later', zh: '服务繁忙，请稍后再试' },
  noSuchCall: { en: 'No such call', zh: '接口不存在' },
  malformed: { en: 'The body is not valid JSON', zh: '请求体不是有效的 JSON' },
  tooLarge: { en: 'The body is too large', zh: '请求体过大' },
} as const satisfies Record<string, Record<Language, string>>;
