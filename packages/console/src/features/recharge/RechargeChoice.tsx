import type { CurrencyToken } from '@settlement/api-mocks/contract/currencies';
import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useState } from 'react';
import { type Currency, tokensOnNetworks } from '#data/currencies.ts';
import { rechargeStateAtom } from '#data/recharge.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useMinutes } from './useMinutes.ts';
import { networkName } from '#parts/values/networkName.ts';

const isOpen = (network: Currency, token: CurrencyToken) =>
  network.status === currencyStatus.normal && token.recharge_status === onOffCode.on;

/** Lets the user select a token and a network. A token has a different address on each network. */
export function RechargeChoice({ networks }: { readonly networks: readonly Currency[] }) {
  const text = useText();
  const minutes = useMinutes();
  const [{ id }, setState] = useUrlState(rechargeStateAtom);
  const all = tokensOnNetworks(networks);
  const chosen = all.find(({ token }) => token.id === id);
  const [symbol, setSymbol] = useState<string>();
  // A link can contain a network. The user can still select another network.
  const [isChoosing, setChoosing] = useState(false);
  const [linked] = useState(id);
  const shown = chosen?.token.token ?? symbol;
  const symbols = [...new Map(all.map(({ token }) => [token.token, token])).values()];
  const offers = all.filter(({ token }) => token.token === shown);
  const isUnknown = id !== undefined && chosen === undefined && symbol === undefined;

  const facts = (network: Currency, token: CurrencyToken) =>
    isOpen(network, token)
      ? network.confirm_num > 0 &&
        text('assets.recharge.networkFacts', {
          min: `${token.min_recharge} ${token.token}`,
          confirmations: network.confirm_num,
          time: minutes(network.eta_seconds),
        })
      : text('common.maintenance');
  const nameOf = (network: Currency) => networkName(text, network);
  const isSettled = chosen !== undefined && chosen.token.id === linked && !isChoosing && offers.length > 1;

  const chooseSymbol = (next: string) => {
    setSymbol(next);
    setChoosing(true);
    const open = all.filter(({ network, token }) => token.token === next && isOpen(network, token));
    const [only] = open;
    // If the token has only one open network, the network is selected automatically.
    setState({ id: open.length === 1 ? only?.token.id : undefined }, { replace: true });
  };

  return (
    <Stack gap="l">
      {isUnknown && (
        <Banner tone="caution" role="alert">
          {text('assets.recharge.unavailable')}
        </Banner>
      )}
      <Select
        size="large"
        label={text('common.column.token')}
        placeholder={text('common.chooseToken')}
        value={shown ?? null}
        onChange={chooseSymbol}
      >
        {symbols.map(({ token, logo }) => (
          <SelectItem
            key={token}
            id={token}
            textValue={token}
            icon={<TokenIcon token={token} logo={logo} size="small" />}
          >
            {token}
          </SelectItem>
        ))}
      </Select>
      {isSettled && (
        <Box padding="m" hasBorder isRounded>
          <Inline justify="between">
            <div>
              <Text as="div">{nameOf(chosen.network)}</Text>
              <Text as="div" size="caption" tone="muted">
                {facts(chosen.network, chosen.token)}
              </Text>
            </div>
            <Button variant="ghost" size="small" onPress={() => setChoosing(true)}>
              {text('assets.recharge.change')}
            </Button>
          </Inline>
        </Box>
      )}
      {shown !== undefined && !isSettled && (
        <RadioGroup
          label={text('common.column.chain')}
          value={chosen?.token.id ?? null}
          onChange={(next) => setState({ id: next }, { replace: true })}
        >
          {offers.map(({ network, token }) => (
            <RadioCard
              key={token.id}
              value={token.id}
              isDisabled={!isOpen(network, token) && token.id !== id}
              description={facts(network, token)}
            >
              {nameOf(network)}
            </RadioCard>
          ))}
        </RadioGroup>
      )}
    </Stack>
  );
}
