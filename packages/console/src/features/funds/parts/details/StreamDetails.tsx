import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { serialOf } from '#data/funds.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { add, subtract } from '#lib/money/money.ts';
import { useFacts } from '../useFacts.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import { directionText, holdText, isHoldType, relatedHref, typeText } from '../fundTexts.tsx';
import { bookedStep } from '../steps.ts';
import { networkName } from '#parts/values/networkName.ts';

export function StreamDetails({ row }: { readonly row: StreamEntry }) {
  const text = useText();
  const facts = useFacts();
  const paths = usePaths();
  const isIn = row.direction === movementDirection.in;
  const before = isIn ? subtract(row.balance_after, row.amount) : add(row.balance_after, row.amount);
  const href = relatedHref(row, paths);
  return (
    <MovementDetails
      token={row.token}
      logo={row.logo}
      amount={isIn ? row.amount : `-${row.amount}`}
      isSigned
      usdt={row.usdt_amount}
      steps={bookedStep(row.created_time)}
      facts={[
        facts.number(text('funds.column.serial_no'), serialOf(row)),
        facts.plain(text('funds.column.type'), typeText(text, row.type)),
        facts.plain(
          text('funds.column.direction'),
          isHoldType(row.type) ? holdText(text, row.type) : directionText(text, row.direction),
        ),
        facts.plain(
          text('funds.column.asset'),
          row.chain === undefined
            ? row.token
            : `${row.token} · ${networkName(text, { chain: row.chain, net_work: row.net_work })}`,
        ),
        facts.amount(text('funds.detail.before'), before, row.token),
        facts.amount(text('funds.column.balance_after'), row.balance_after, row.token, true),
        facts.amount(text('funds.column.fee'), row.fee, row.token),
        ...(row.price === undefined ? [] : [facts.rate(text('funds.detail.price'), row.price, 'USDT')]),
        facts.number(text('funds.column.ref_no'), row.ref_no),
        facts.plain(text('funds.column.remark'), row.remark),
        facts.time(text('funds.column.created_time'), row.created_time),
      ]}
      foot={
        href === undefined ? null : (
          <ButtonLink href={href} variant="outline">
            {text('funds.detail.openRelated')}
          </ButtonLink>
        )
      }
    />
  );
}
