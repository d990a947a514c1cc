import type { ReactNode } from 'react';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { SearchHit } from '#data/search.ts';
import { type Text as Translate, useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { PaymentStatusTag } from '#parts/values/PaymentStatusTag.tsx';
import { useBalanceText } from '#parts/values/useBalanceText.ts';
import { type Command, pathOf } from './commands.ts';
import type { FormFields } from './stage.ts';

const examples = [
  'search.example.form',
  'search.example.pinyin',
  'search.example.amount',
  'search.example.days',
] as const;

interface PreviewProps {
  readonly command?: Command | undefined;
  readonly hit?: SearchHit | undefined;
  readonly onOpen: () => void;
}

/** Shows details of the focused result, from loaded data. Its button never sends a form. */
export function Preview(props: PreviewProps) {
  return (
    <Box padding="l" background="sunken" isRounded>
      {(props.command ?? props.hit) ? <Target {...props} /> : <Examples />}
    </Box>
  );
}

function Target({ command, hit, onOpen }: PreviewProps) {
  const text = useText();
  const shown = command ?? hit;
  if (!shown) return null;
  const fields = command?.fields;
  const isChange = command !== undefined && 'change' in command.target;
  return (
    <section aria-label={text('search.preview.label')}>
      <Stack gap="m" align="stretch">
        <Stack gap="xs">
          <Heading level={3}>{shown.title}</Heading>
          {command && !fields && <Purpose command={command} />}
        </Stack>
        {fields && <Fields fields={fields} />}
        {hit && <DescriptionList variant="plain" items={factsOf(text, hit)} />}
        <Button onPress={onOpen}>
          {isChange ? shown.title : text(fields ? 'search.preview.openForm' : 'search.preview.open')}
        </Button>
        {fields && (
          <Text size="caption" tone="muted" align="center" as="p">
            {text('search.preview.safe')}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function Purpose({ command: { detail, target, about } }: { readonly command: Command }) {
  const text = useText();
  const pages = 'to' in target ? pathOf(target.to, text) : [];
  const path = detail === undefined || pages.includes(detail) ? pages : [...pages, detail];
  return (
    <>
      {path.length > 0 && (
        <Text size="small" tone="muted">
          {path.join(' › ')}
        </Text>
      )}
      {about !== undefined && <Text as="p">{text(about)}</Text>}
    </>
  );
}

function Fields({ fields }: { readonly fields: FormFields }) {
  const text = useText();
  const balanceText = useBalanceText();
  const { recipient, address, token = '', network, amount, target, available } = fields;
  const items = [
    recipient && { term: text('money.fact.recipient'), detail: recipient },
    address && { term: text('common.column.address'), detail: <FullAddress value={address} /> },
    amount && {
      term: text('common.column.amount'),
      detail: <Amount value={amount} token={token} />,
      isStrong: true,
    },
    token && !amount && { term: text('common.column.token'), detail: token },
    network && { term: text('common.column.chain'), detail: network },
    target && { term: text('swap.receipt.receive'), detail: target },
    available && { term: text('assets.summary.operable'), detail: balanceText(available, token) },
  ];
  return (
    <Stack gap="s" align="stretch">
      <DescriptionList variant="plain" items={items.filter((item) => typeof item === 'object')} />
      {amount && available && compare(amount, available) > 0 && (
        <Text size="small" tone="caution">
          {text('search.preview.more')}
        </Text>
      )}
    </Stack>
  );
}

function factsOf(
  text: Translate,
  { kind, id, title, detail, status, created_time }: SearchHit,
): DescriptionItem[] {
  const created = { term: text('common.column.created_time'), detail: <Moment seconds={created_time} /> };
  const state = (tag: ReactNode) => ({ term: text('common.column.status'), detail: tag });
  switch (kind) {
    case 'payment':
      return [
        { term: text('common.column.amount'), detail, isStrong: true },
        state(<PaymentStatusTag status={status} />),
        created,
        { term: text('payments.column.trade_no'), detail: id },
      ];
    case 'withdrawal':
      return [
        { term: text('common.column.amount'), detail, isStrong: true },
        { term: text('money.fact.recipient'), detail: title },
        state(<WithdrawalStatusTag status={status} />),
        created,
        { term: text('funds.column.trade_no'), detail: id },
      ];
    case 'address':
      return [{ term: text('common.column.address'), detail: <FullAddress value={detail} /> }];
    case 'application':
      return [{ term: text('applications.column.appid'), detail }, created];
    case 'workOrder':
      return [{ term: text('funds.column.trade_no'), detail }, created];
    default:
      return [{ term: text(`search.kind.token`), detail }];
  }
}

function Examples() {
  const text = useText();
  return (
    <Stack gap="xs">
      <Heading level={3}>{text('search.preview.tips')}</Heading>
      {examples.map((id) => (
        <Text key={id} tone="muted">
          {text(id)}
        </Text>
      ))}
    </Stack>
  );
}
