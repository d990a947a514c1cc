import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import * as css from '../market.css.ts';

interface TokenLineProps {
  readonly token: string;
  readonly logo: string;
  readonly price: string | undefined;
}

export function TokenLine({ token, logo, price }: TokenLineProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <div className={css.name}>
      <TokenIcon token={token} logo={logo} />
      <div className={css.grow}>
        <Text as="div" weight="semibold" isTruncated>
          {token}
        </Text>
        {price !== undefined && (
          <Text as="div" size="small" tone="muted" isNumeric>
            <span title={formats.exact(price)}>{text('market.price', { price: formats.amount(price) })}</span>
          </Text>
        )}
      </div>
    </div>
  );
}

export function Change({ p }: { readonly p: string }) {
  const text = useText();
  const formats = useFormats();
  const sign = compare(p, '0');
  const [Icon, word, tone] =
    sign > 0
      ? ([ArrowUpIcon, 'market.up', 'positive'] as const)
      : sign < 0
        ? ([ArrowDownIcon, 'market.down', 'critical'] as const)
        : ([MinusIcon, 'market.flat', 'muted'] as const);
  return (
    <Text as="div" weight="semibold" isNumeric tone={tone}>
      <Inline gap="xs" canWrap={false} as="span">
        <Icon size={14} aria-hidden="true" />
        {formats.change(p)}
        <VisuallyHidden>{text(word)}</VisuallyHidden>
      </Inline>
    </Text>
  );
}
