import { createFormatters } from '@formatjs/intl';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import bankMessages from '#api-mocks/core/messages/zh-CN.json' with { type: 'json' };
import { isCheck, isCode, projectFiles, read } from './source.ts';

interface Sentence {
  /** The id of a message, or the file of a sentence in code. */
  readonly source: string;
  readonly elements: readonly MessageFormatElement[];
}

/** The messages as the build compiles them. */
const compiled = import.meta.glob<Record<string, MessageFormatElement[] | string>>(
  '../../packages/console/src/i18n/messages/zh-CN/*.json',
  { eager: true, import: 'default' },
);
const messages: Sentence[] = Object.values(compiled).flatMap((area) =>
  Object.entries(area).map(([source, elements]) => ({
    source,
    elements: typeof elements === 'string' ? [{ type: TYPE.literal, value: elements }] : elements,
  })),
);

const { getMessageFormat } = createFormatters();
const bank: Sentence[] = Object.entries(bankMessages).map(([id, text]) => ({
  source: `bank: ${id}`,
  elements: getMessageFormat(text, 'zh-CN').getAst(),
}));

/** What the mock bank, the design system and the page without scripts say in their code. */
const inCode: Sentence[] = projectFiles()
  .filter((file) => /^packages\/[\w-]+\/(src\/|index\.html)/.test(file) && !isCheck(file))
  .filter((file) => isCode(file) || file.endsWith('.html'))
  .flatMap((source) =>
    [...read(source).matchAll(/'[^'\n]*\p{Script=Han}[^'\n]*'|>[^<\n]*\p{Script=Han}[^<\n]*</gu)].map(
      ([quoted]) => ({
        source,
        elements: [{ type: TYPE.literal, value: quoted.slice(1, -1).replaceAll(/\{\w+\}/g, '0') }],
      }),
    ),
  );

/** Arguments whose values are Chinese words; every other one gives Latin letters or digits. */
const chineseArguments = new Set(['what', 'operation', 'part', 'kind']);
const chineseValues: Readonly<Record<string, string>> = {
  'collection.weekly': 'day',
  'common.image.removeOf': 'label',
};

/** Every reading of a message, with 字 or 0 in place of its arguments. */
function readings(elements: readonly MessageFormatElement[], isChinese: (name: string) => boolean): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const own = () => {
        if (element.type === TYPE.literal) return [element.value];
        if (element.type === TYPE.pound) return ['0'];
        if (element.type === TYPE.plural || element.type === TYPE.select)
          return Object.values(element.options).flatMap(({ value }) => readings(value, isChinese));
        return [isChinese(element.value) ? '字' : '0'];
      };
      return before.flatMap((start) => own().map((end) => start + end));
    },
    [''],
  );
}

const sentences = [...messages, ...bank, ...inCode].map(({ source, elements }) => ({
  source,
  readings: readings(elements, (name) => chineseArguments.has(name) || chineseValues[source] === name),
}));

/** Each reading a pattern is found in, after where it comes from. */
const readingsWith = (pattern: RegExp) =>
  sentences.flatMap((sentence) =>
    sentence.readings
      .filter((reading) => pattern.test(reading))
      .map((reading) => `${sentence.source}: ${reading}`),
  );

/** Words that gave way to one word per concept, and that word. */
const retired: readonly (readonly [found: RegExp, instead: string])[] = [
  // Another account than the merchant's is one of Google.
  [/(?<!Google |其他|选择)账号/, '账户'],
  [/谷歌账号|谷歌登录|Google 账户/, 'Google 账号、Google 登录'],
  [/代币(?!合约)/, '币种'],
  [/二次验证|双重验证/, '两步验证'],
  [/仪表盘/, '首页'],
  [/商务中心/, '结算商户中心'],
  [/后台/, '控制台'],
  [/网络费|服务费/, '网络手续费、手续费'],
  [/(?<!PUT) 链(?![上接])/, '网络'],
  [/提现[^，。]*(锁定|关闭)|冷却/, '暂停提现、冷静期'],
  [/撤销(提现|转账|兑换)/, '取消提现'],
  [/备注标签/, 'Memo'],
  [
    /实收|收益|交易号|[币换]对|商户号|付款人|收款人/,
    '实付金额、今日收入、单号、交易对、商户 ID、付款方、收款方',
  ],
  [/补发|投递|答复|回应/, '重发、回调、回复、响应'],
  [/新建工单|会话|重设|不法分子|电子表格/, '提交工单、设备、重置、诈骗者、Excel'],
  [/起始金额|门槛/, '触发金额'],
  [/高级审核/, '复审'],
  [/前往安全设置/, '前往安全中心'],
  [/还没有|(?<!最)近 ?\d/, '暂无、最近'],
  [/它/, 'the name of the thing'],
];

const patterns: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['full-width punctuation', /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}|\p{Script=Han}\.(?!\w)/u],
  ['no ellipsis, dash or straight quotation mark', /…|\.\.\.|——|["']/],
  [
    'a space between Chinese and Latin letters or digits',
    /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u,
  ],
  ['no space between Chinese words', /\p{Script=Han} +\p{Script=Han}/u],
  ['no space beside full-width punctuation', / [，。；：？！、（）“”]|[，。；：？！、（）“”] /],
  ['您 in prompts', /你/],
];

describe('Chinese sentences', () => {
  it('are found in the messages, in the mock bank and in the page', () => {
    expect(messages.length).toBeGreaterThan(2_000);
    expect(bank.length).toBeGreaterThan(400);
    expect(inCode.map(({ source }) => source)).toContain('packages/console/index.html');
  });

  it.each(patterns)('keep to: %s', (_, wrong) => {
    expect(readingsWith(wrong)).toEqual([]);
  });

  it.each(retired)('do not use %s, but %s', (wrong) => {
    expect(readingsWith(wrong)).toEqual([]);
  });
});
