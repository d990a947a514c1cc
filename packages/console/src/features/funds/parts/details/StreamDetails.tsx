import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';
import { add, subtract } from '#lib/money.ts';
import { useFacts } from '../useFacts.tsx';
import { MovementHeader } from '../MovementHeader.tsx';
import { MovementTimeline } from '../MovementTimeline.tsx';
import { relatedHref } from '../relatedHref.ts';
import { bookedStep } from '../steps.ts';
import { directionText, holdText, isHoldType, typeText } from '../fundTexts.ts';
import { networkName } from '#parts/networkName.ts';

/** One movement: the balance before it, what it changed, the balance after it. */
export function StreamDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const paths = usePaths();
  const isIn = row.direction === movementDirection.in;
  const before = isIn ? subtract(row.balance_after, row.amount) : add(row.balance_after, row.amount);
  const href = relatedHref(row, paths);
  return (
    <Stack gap="l">
      <MovementHeader
        token={row.token}
        logo={row.logo}
        amount={isIn ? row.amount : `-${row.amount}`}
        isSigned
        usdt={row.usdt_amount}
      />
      <MovementTimeline steps={bookedStep(row.created_time)} />
      <DescriptionList
        items={[
          facts.number(text('funds.column.serial'), row.serial_no),
          facts.plain(text('funds.column.type'), typeText(text, row.type)),
          facts.plain(
            text('funds.column.direction'),
            isHoldType(row.type) ? holdText(text, row.type) : directionText(text, row.direction),
          ),
          facts.plain(text('funds.column.asset'), `${row.token} · ${networkName(text, row)}`),
          facts.amount(text('funds.detail.before'), before, row.token),
          facts.amount(text('funds.column.after'), row.balance_after, row.token, true),
          facts.amount(text('funds.column.fee'), row.fee, row.token),
          facts.rate(text('funds.detail.price'), row.price, 'USDT'),
          facts.number(text('funds.column.related'), row.ref_no),
          facts.plain(text('funds.column.remark'), row.remark),
          facts.time(text('funds.column.time'), row.created_time),
          facts.zone(),
        ]}
      />
      {href === undefined ? null : (
        <ButtonLink href={href} variant="outline">
          {text('funds.detail.openRelated')}
        </ButtonLink>
      )}
    </Stack>
  );
}
