import { Facts, Page, Section } from '../page/Page.tsx';
import { DoDont } from '../page/DoDont.tsx';

/** How the product speaks, in both languages. */
export function VoicePage() {
  return (
    <Page
      title="Voice and tone"
      lead="Short, active, concrete. Merchants read us while money is moving: first what happened, then what to do."
    >
      <Section title="Principles">
        <Facts
          label="Principles"
          columns={['Where', 'How']}
          rows={[
            ['Buttons', 'A verb, and its object where it is not plain: Withdraw, Add address, Export XLSX.'],
            ['Errors', 'What happened, then what to do. Never a code alone, never blame.'],
            ['Empty states', 'What will appear here, and the first action.'],
            [
              'Confirmations',
              'The object and the consequence: Delete app Shop A? Its API keys stop working.',
            ],
            ['Case', 'Sentence case everywhere; names of networks and tokens as their makers write them.'],
            [
              'Numbers',
              'Grouped, with their token after a space: 1,284.50 USDT. Nothing is rounded silently.',
            ],
            ['Time', 'In the merchant’s time zone, exact for records, relative only for the last day.'],
          ]}
        />
      </Section>
      <Section title="English">
        <DoDont
          pairs={[
            { good: 'Withdrawals are paused for 24 hours.', bad: 'Withdrawals rest for 24 hours.' },
            {
              good: 'New addresses have a 24-hour cooling-off period.',
              bad: 'A new address rests before it can be used.',
            },
            {
              good: 'Copy this secret now. You won’t be able to see it again.',
              bad: 'This is shown once. Store it now.',
            },
            {
              good: 'We found no withdrawal for this request.',
              bad: 'An error occurred. Please try again later.',
            },
            {
              good: 'This can’t be undone. The account must have no balance and no transactions in progress.',
              bad: 'Are you sure?',
            },
          ]}
        />
      </Section>
      <Section
        title="中文"
        lead={
          <span lang="zh-CN">
            先写中文，不逐字翻译。用词与支付宝商家中心、币安一致；全角标点，中文与字母、数字之间留一个空格。
          </span>
        }
      >
        <DoDont
          lang="zh-CN"
          pairs={[
            { good: '提现已暂停 24 小时。', bad: '提现将休息24小时。' },
            { good: '新地址有 24 小时冷静期。', bad: '一个新的地址需要等待。' },
            { good: '请立即复制，关闭后将无法再次查看。', bad: '这只显示一次!' },
            { good: '可用余额不足，请减少金额或先充值。', bad: '错误：余额不够' },
          ]}
        />
      </Section>
      <Section title="Terms">
        <Facts
          label="Terms"
          columns={['English', '中文', 'Not']}
          rows={[
            ['withdrawal', '提现', 'payout, cash-out'],
            ['recharge (screen), deposit (money)', '充值', 'top-up'],
            ['swap', '兑换', 'convert, trade'],
            ['internal transfer', '内部转账', 'send'],
            ['address book', '地址簿', 'contacts'],
            ['cooling-off period', '冷静期', 'rest, lock time'],
            ['network fee', '网络手续费', 'gas (but for fuel prices)'],
            ['on hold', '冻结金额', 'held, reserved'],
            ['authenticator app', '谷歌验证器', '2FA code'],
            ['work order', '工单', 'ticket'],
          ]}
        />
      </Section>
    </Page>
  );
}
