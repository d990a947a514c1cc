import type { RechargeAddress } from '@settlement/api-mocks/contract/recharge';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { DownloadIcon, PrinterIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { QrCode, drawQrCode } from '@settlement/design-system/QrCode';
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import * as css from './recharge.css.ts';
import { useMinutes } from './useMinutes.ts';
import { networkName } from '#parts/values/networkName.ts';

export function AddressCard({ address: to }: { readonly address: RechargeAddress }) {
  const text = useText();
  const toasts = useToasts();
  const minutes = useMinutes();
  const [isLink, setLink] = useState(false);
  const network = networkName(text, to);
  const only = text('assets.recharge.only', { token: to.token, network });
  const scanned = isLink ? to.uri : to.address;

  const save = async () => {
    const picture = await drawQrCode(scanned, [
      { text: only, isStrong: true },
      { text: to.address },
      ...(to.memo === '' ? [] : [{ text: `${text('common.column.memo')}: ${to.memo}`, isStrong: true }]),
    ]);
    if (picture) saveFile(picture, `recharge-${to.token}-${to.chain}.png`.toLowerCase().replaceAll(' ', '-'));
    else toasts.add({ tone: 'critical', title: text('assets.recharge.notSaved') });
  };

  return (
    <Stack gap="m">
      <div className={css.printed}>
        <Banner tone="caution">{only}</Banner>
        <Inline gap="none" align="stretch" justify="center" canWrap={false}>
          <QrCode
            value={scanned}
            label={text(isLink ? 'assets.recharge.qrLink' : 'assets.recharge.qr', {
              token: to.token,
              network,
            })}
          />
        </Inline>
        <div className={css.value}>
          <Stack gap="xs">
            <Text size="small" tone="muted">
              {text('assets.recharge.address', { token: to.token, network })}
            </Text>
            <Text weight="medium">
              <FullAddress value={to.address} />
            </Text>
          </Stack>
          <CopyValue value={to.address} what={text('assets.recharge.copyName')} />
        </div>
        {to.memo !== '' && (
          <div className={css.value}>
            <Stack gap="xs">
              <Inline gap="s">
                <Text size="small" tone="muted">
                  {text('common.column.memo')}
                </Text>
                <Tag tone="critical">{text('assets.recharge.required')}</Tag>
              </Inline>
              <Mono>{to.memo}</Mono>
              <Text as="p" size="small" tone="critical">
                {text('assets.recharge.memoText')}
              </Text>
            </Stack>
            <CopyValue value={to.memo} what={text('common.column.memo')} />
          </div>
        )}
        <DescriptionList
          items={[
            to.min_recharge !== '0' && {
              term: text('assets.recharge.min'),
              detail: <Amount value={to.min_recharge} token={to.token} />,
            },
            to.confirm_num > 0 && {
              term: text('funds.column.confirmations'),
              detail: String(to.confirm_num),
            },
            to.confirm_num > 0 && { term: text('common.eta'), detail: minutes(to.eta_seconds) },
            to.contract !== '' && {
              term: text('assets.recharge.contract'),
              detail: <Mono>{`…${to.contract.slice(-6)}`}</Mono>,
              copy: <CopyValue value={to.contract} what={text('assets.recharge.contract')} />,
            },
          ].filter((item) => item !== false)}
        />
        {to.min_recharge !== '0' && (
          <Text as="p" size="small" tone="muted">
            {text('assets.recharge.minText')}
          </Text>
        )}
      </div>
      <Inline justify="between">
        {['', to.address].includes(to.uri) ? (
          <span />
        ) : (
          <Switch isSelected={isLink} onChange={setLink} description={text('assets.recharge.linkHint')}>
            {text('assets.recharge.link')}
          </Switch>
        )}
        <Inline gap="xs">
          <Button
            variant="ghost"
            size="small"
            icon={<DownloadIcon size={16} aria-hidden="true" />}
            onPress={() => void save()}
          >
            {text('assets.recharge.save')}
          </Button>
          <Button
            variant="ghost"
            size="small"
            icon={<PrinterIcon size={16} aria-hidden="true" />}
            onPress={() => window.print()}
          >
            {text('common.print')}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  );
}
