import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { DescriptionList, type DescriptionItem } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { Timeline } from '@settlement/design-system/Timeline';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useFormats } from '#data/formats/useFormats.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '#features/funds/funds.css.ts';
import type { Step } from '#parts/money/movementSteps.ts';
import { useFacts } from '../useFacts.tsx';
import { DetailSection } from '#parts/DetailSection.tsx';

interface MovementDetailsProps extends MovementHeaderProps {
  readonly steps: readonly Step[];
  readonly facts: readonly (DescriptionItem | undefined)[];
  readonly number?: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function MovementDetails(props: MovementDetailsProps) {
  const { steps, facts, number, children, foot, ...header } = props;
  const zone = useFacts().zone();
  return (
    <Stack gap="l">
      <MovementHeader {...header} />
      <MovementTimeline steps={steps} />
      {children}
      <DescriptionList items={[...facts, zone].filter((line) => line !== undefined)} />
      {number !== undefined && <MovementLink number={number} />}
      {foot}
    </Stack>
  );
}

interface MovementHeaderProps {
  readonly token: string;
  readonly logo: string;
  readonly amount: string;
  readonly isSigned?: boolean;
  readonly usdt?: string;
  readonly tag?: ReactNode;
}

function MovementHeader({ token, logo, amount, isSigned = false, usdt, tag }: MovementHeaderProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Inline gap="m" canWrap={false}>
      <TokenIcon token={token} logo={logo} size="large" />
      <div className={css.headText}>
        <div className={css.headNumber} title={`${formats.exact(amount)} ${token}`}>
          {formats.amount(amount, { sign: isSigned ? 'always' : 'auto' })} {token}
        </div>
        {usdt !== undefined && token !== 'USDT' && (
          <Text size="small" tone="muted" isNumeric>
            {text('funds.detail.usdt', { usdt: formats.amount(usdt) })}
          </Text>
        )}
      </div>
      {tag}
    </Inline>
  );
}

/** Shows the steps of a movement. Screen readers announce new steps. */
function MovementTimeline({ steps }: { readonly steps: readonly Step[] }) {
  const text = useText();
  const formats = useFormats();
  const blocks = (step: Step) => step.blocks && text('common.confirmations', step.blocks);
  const latest = steps.findLast(({ state }) => state !== 'todo');
  return (
    <DetailSection title={text('common.steps.title')}>
      <Timeline
        label={text('common.steps.title')}
        items={steps.map((step) => ({
          id: step.id,
          title: text(step.label),
          time: step.time > 0 ? formats.time(step.time) : undefined,
          description: step.reason ?? blocks(step),
          tone: step.tone,
          state: step.state,
        }))}
      />
      <VisuallyHidden>
        <span role="status">{latest && text(latest.label)}</span>
      </VisuallyHidden>
    </DetailSection>
  );
}

function MovementLink({ number }: { readonly number: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <ButtonLink href={paths.fundDetails({ keyword: number })} variant="outline">
      {text('funds.detail.openMovements')}
    </ButtonLink>
  );
}
