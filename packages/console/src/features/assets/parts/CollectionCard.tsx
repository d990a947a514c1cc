import type { Collection } from '@settlement/api-mocks/contract/billing';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { isApiError } from '#api/errors.ts';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { billSettingQueryAtom } from '#data/billing.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../assets.css.ts';

export function CollectionCard() {
  const text = useText();
  const paths = usePaths();
  const id = useId();
  const query = useAtomValue(billSettingQueryAtom);
  if (isApiError(query.error, 'notOffered')) return null;
  return (
    <Card padding="m">
      <section className={css.strip} aria-labelledby={id}>
        <Heading level={2} size="body" id={id}>
          {text('collection.title')}
        </Heading>
        <div className={css.stripText}>
          <QueryView
            query={query}
            failedTitle={text('collection.failed')}
            loading={<Skeleton width="260px" height="20px" />}
          >
            {({ collections }) => <State plans={collections} />}
          </QueryView>
        </div>
        <ButtonLink href={paths.collect} size="small" variant="outline">
          {text('assets.collection.set')}
        </ButtonLink>
      </section>
    </Card>
  );
}

function State({ plans }: { readonly plans: readonly Collection[] }) {
  const text = useText();
  const formats = useFormats();
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const open = plans.filter((plan) => plan.open === onOffCode.on);
  const names = open.map(({ currency_id }) => {
    const part = findAssetPart(assets, currency_id);
    return part ? `${part.token} · ${part.chain}` : currency_id;
  });
  const next = open.map((plan) => plan.next_time).filter((time) => time > 0);
  return (
    <Inline gap="m">
      <StatusTag tone={open.length > 0 ? 'positive' : 'neutral'}>
        {text(open.length > 0 ? 'common.on' : 'common.off')}
      </StatusTag>
      <Text size="small" tone="muted">
        {open.length === 0
          ? text('assets.collection.offText')
          : text('assets.collection.onText', {
              count: open.length,
              names: names.join(', '),
              time: next.length === 0 ? '—' : formats.time(Math.min(...next)),
            })}
      </Text>
    </Inline>
  );
}
