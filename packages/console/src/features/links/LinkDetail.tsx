import type { PaymentLink } from '@settlement/api-mocks/contract/links';
import { paymentLinkStatus } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { QrCode } from '@settlement/design-system/QrCode';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, use, useState } from 'react';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { closeLinkAtom, linkList, linkQueryAtom } from '#data/links.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { usePaths } from '#data/session/device.ts';
import { catalogAtom } from '#i18n/atoms.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { languageNames, languages } from '#i18n/language.ts';
import { textOf, useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { LinkAmount, LinkStatusTag } from './linkTexts.tsx';

export function LinkDetail() {
  const text = useText();
  const [{ detail }, setState] = useUrlState(linkList.stateAtom);
  const rows = useAtomValue(linkList.queryAtom).data?.list;
  const query = useAtomValue(linkQueryAtom);
  return (
    <RowDetail
      title={text('payments.filter.link_id')}
      width="480px"
      rows={rows?.map(({ id, title }) => ({ key: id, name: title }))}
      open={detail}
      onOpen={(id) => setState({ detail: id }, { replace: true })}
      onClose={() => setState({ detail: undefined })}
    >
      <QueryView
        query={query}
        loading={<Skeleton lines={8} height="24px" />}
        failedTitle={text('links.failed')}
      >
        {(link: PaymentLink) => <Details link={link} />}
      </QueryView>
    </RowDetail>
  );
}

const fact = (term: string, detail: ReactNode): DescriptionItem => ({ term, detail });

function Details({ link }: { readonly link: PaymentLink }) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const apps = useAtomValue(applicationOptionsQueryAtom).data;
  const app = apps?.find(({ appid }) => appid === link.appid);
  const paid = link.paid_orders;
  const isOpen = link.status === paymentLinkStatus.open;
  return (
    <Stack gap="l" align="stretch">
      <Inline justify="between">
        <Text size="title" weight="semibold">
          <LinkAmount amount={link.amount} />
        </Text>
        <LinkStatusTag status={link.status} />
      </Inline>
      <Text as="p">{link.title}</Text>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} height="24px" />}>
          <Share link={link} />
        </Suspense>
      )}
      <DescriptionList
        items={[
          fact(text('links.column.orders'), text('links.orders', { paid, count: link.orders })),
          fact(text('links.column.paid_amount'), <Amount value={link.paid_amount} token="USDT" />),
          fact(text('links.column.appid'), app?.name ?? link.appid),
          fact(text('links.kind'), text(link.reusable ? 'links.reusable' : 'links.once')),
          fact(text('links.valid'), text('common.duration.minute', { count: link.valid_minutes })),
          fact(
            text('common.column.expire_time'),
            link.expire_time === 0 ? text('links.never') : formats.time(link.expire_time),
          ),
          fact(text('common.column.created_time'), <Moment seconds={link.created_time} />),
          ...(link.note === '' ? [] : [fact(text('common.column.note'), link.note)]),
        ]}
      />
      <Inline gap="s">
        {link.orders > 0 && (
          <ButtonLink variant="outline" href={paths.payments({ link_id: link.id })}>
            {text('links.viewOrders')}
          </ButtonLink>
        )}
        {isOpen && <CloseLink link={link} />}
      </Inline>
    </Stack>
  );
}

function Share({ link }: { readonly link: PaymentLink }) {
  const text = useText();
  const formats = useFormats();
  const catalog = useAtomValue(catalogAtom);
  for (const language of languages) use(catalog.load(language, messageFiles));
  const amount = link.amount === '0' ? '' : ` (${formats.amount(link.amount)} USDT)`;
  return (
    <Stack gap="m" align="stretch">
      <CodeBlock label={text('links.url')} code={link.url} isWrapped />
      <QrCode value={link.url} label={text('links.qr')} size={180} />
      {languages.map((language) => (
        <CodeBlock
          key={language}
          label={text('links.email', { language: languageNames[language] })}
          isWrapped
          code={textOf(catalog, language)('links.emailText', { title: link.title, amount, url: link.url })}
        />
      ))}
    </Stack>
  );
}

function CloseLink({ link }: { readonly link: PaymentLink }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const close = useSetAtom(closeLinkAtom);
  return (
    <>
      <Button variant="outline" tone="critical" onPress={() => setAsking(true)}>
        {text('links.close')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('links.close.title', { title: link.title })}
          consequence={text('links.close.text')}
          confirmLabel={text('links.close')}
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await close(link.id);
            return true;
          }}
        />
      )}
    </>
  );
}
