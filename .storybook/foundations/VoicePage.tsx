import type { MessageId } from '#console/i18n/ids.ts';
import { copyDeck } from '../map/copyData.ts';
import { DoDont, Facts, Page, Section } from '../page/Page.tsx';
import { terms } from './terms.ts';

function textOf(id: MessageId, language: 'en' | 'zh' = 'en'): string {
  const entry = copyDeck.find((each) => each.id === id);
  if (!entry) throw new Error(`No message has the id ${id}`);
  return entry[language];
}

const principles = [
  ['Buttons', 'A verb. Its object follows if it isn’t obvious.', 'applications.rotate'],
  ['Labels and titles', 'Sentence case, without a full stop.', 'payments.column.amount_collected'],
  ['Errors', 'First what happened, then what to do. No code alone, no blame.', 'errors.10008'],
  ['Limits', 'The limit and its figure.', 'money.amount.tooSmall'],
  ['Unknown outcomes', 'Only what is known.', 'money.pending.title'],
  ['Empty states', 'What will appear here, and the first action.', 'dashboard.recent.emptyText'],
  ['Confirmations', 'The object, then the consequence.', 'applications.delete.text'],
  ['Times', 'The end of a pause, in the merchant’s time zone.', 'withdrawals.eligibility.locked'],
] as const satisfies readonly (readonly [string, string, MessageId])[];

const english = [
  ['withdrawals.eligibility.lockedText', 'Withdrawals rest for 24 hours.'],
  ['addresses.policy.coolingOn', 'A new address rests before it can be used.'],
  ['applications.secret.once', 'This is shown once. Store it now.'],
  ['errors.10023', 'Insufficient balance!'],
  ['errors.10010', 'An error occurred. Please try again later.'],
  ['account.delete.final', 'Are you sure?'],
] as const;

const chinese = [
  ['withdrawals.eligibility.lockedText', '提现将休息24小时。'],
  ['addresses.policy.coolingOn', '一个新的地址需要等待。'],
  ['applications.secret.once', '这只显示一次!'],
  ['errors.10023', '错误：余额不够'],
] as const;

const groups = [...new Set(terms.map(({ group }) => group))];

export function VoicePage() {
  return (
    <Page
      title="Voice and tone"
      lead="Merchants read these texts while money is moving. Keep them short, active and concrete."
    >
      <Section title="Principles">
        <Facts
          label="Principles"
          columns={['Text', 'Rule', 'Example']}
          rows={principles.map(([kind, rule, id]) => [kind, rule, textOf(id)])}
        />
      </Section>
      <Section title="English">
        <DoDont pairs={english.map(([id, bad]) => ({ good: textOf(id), bad }))} />
      </Section>
      <Section
        title="中文"
        lead={
          <span lang="zh-CN">
            先写中文，不逐字翻译。用词与支付宝商家中心、币安一致；全角标点，中文与字母、数字之间留一个空格。
          </span>
        }
      >
        <DoDont lang="zh-CN" pairs={chinese.map(([id, bad]) => ({ good: textOf(id, 'zh'), bad }))} />
      </Section>
      {groups.map((group) => (
        <Section key={group} title={group}>
          <Facts
            label={group}
            columns={['Term', '中文', 'Meaning', 'Don’t use']}
            rows={terms
              .filter((term) => term.group === group)
              .map(({ english: term, chinese: name, meaning, never }) => [
                term,
                <span key="zh" lang="zh-CN">
                  {name}
                </span>,
                meaning,
                [...new Set(never.map(({ name: form }) => form))]
                  .filter((form) => !form.startsWith('/'))
                  .join(', '),
              ])}
          />
        </Section>
      ))}
    </Page>
  );
}
