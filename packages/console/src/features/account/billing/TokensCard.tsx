import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { isApiError } from '#api/errors.ts';
import { currencyTreeQueryAtom } from '#data/billing.ts';
import { usePaths } from '#data/session/device.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { networkName } from '#parts/values/networkName.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { SectionForm, useSection } from './SectionForm.tsx';
import { idsOf, tokensChange, tokensOf } from './billDrafts.ts';
import * as css from './billing.css.ts';

export function TokensCard({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const paths = usePaths();
  const tree = useAtomValue(currencyTreeQueryAtom);
  const form = useSection({
    name: 'bill-tokens',
    current: tokensOf(setting),
    rules: (values) => (idsOf(values).length === 0 ? { accepted: fieldText(text, 'required') } : {}),
    changeOf: tokensChange,
    recapOf: (_values, text) => text('account.bill.tokens'),
  });
  const { error, errors } = form;
  const chosen = new Set(idsOf(form.values));
  const gas = tree.data?.flatMap(({ subset }) => subset).find((token) => token.gas);
  const needsGas = isApiError(error) && error.code === errorCode.GAS_ACCOUNT_CLOSED;

  const turn = (id: string, isOn: boolean) => {
    // The order of the tree makes the string of a selection unique.
    const ids = (tree.data ?? []).flatMap(({ subset }) => subset.map((token) => token.id));
    const next = ids.filter((one) => (one === id ? isOn : chosen.has(one)));
    form.set({ accepted: next.join(',') });
  };

  return (
    <SectionForm
      id="tokens"
      title={text('account.bill.tokens')}
      description={text('account.bill.tokensLead')}
      form={form}
      help={
        needsGas && gas ? (
          <ButtonLink size="small" variant="outline" href={paths.recharge(gas.id)}>
            {text('money.gas.open')}
          </ButtonLink>
        ) : undefined
      }
    >
      <QueryView
        query={tree}
        failedTitle={text('common.failed.networks')}
        loading={<Skeleton lines={4} height="16px" />}
      >
        {(networks) => (
          <div className={css.tree}>
            {networks.map((network) => (
              <Network
                key={network.id}
                network={network}
                chosen={chosen}
                isInvalid={errors.accepted !== undefined}
                onTurn={turn}
              />
            ))}
          </div>
        )}
      </QueryView>
      {errors.accepted !== undefined && (
        <Text as="p" size="small" tone="critical">
          <span role="alert">{errors.accepted}</span>
        </Text>
      )}
    </SectionForm>
  );
}

interface NetworkProps {
  readonly network: CurrencyChoice;
  readonly chosen: ReadonlySet<string>;
  readonly isInvalid: boolean;
  readonly onTurn: (id: string, isOn: boolean) => void;
}

function Network({ network, chosen, isInvalid, onTurn }: NetworkProps) {
  const text = useText();
  return (
    <fieldset className={css.network}>
      <legend className={css.networkName}>{networkName(text, network)}</legend>
      <div className={css.tokens}>
        {network.subset.map(({ id, token, logo, gas }) => (
          <div key={id} className={gas ? css.wide : undefined}>
            <Checkbox
              isTall
              isSelected={chosen.has(id)}
              isInvalid={isInvalid}
              onChange={(isOn) => onTurn(id, isOn)}
              {...(gas && { description: text('account.bill.gasToken') })}
            >
              <span className={css.token}>
                <TokenIcon token={token} logo={logo} size="small" />
                {token}
              </span>
            </Checkbox>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
