import { addressError, familiesOf } from '@settlement/api-mocks/rules/address';
import { addressFamilies } from '@settlement/api-mocks/rules/addressFamilies';
import { addressFixtures } from '@settlement/api-mocks/rules/addressFixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '@settlement/design-system/DataTable';
import { Mono } from '@settlement/design-system/Mono';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { within } from 'storybook/test';
import { visible } from '#parts/stories/steps.ts';
import { useText } from '#i18n/useText.ts';
import { familyName } from '#parts/address/addressTexts.ts';

/** Tests every fixture against every address format, with the functions that the forms and the mock API use. */
function AddressRules() {
  const text = useText();
  const wrong = addressFixtures.filter(
    ({ text: address, family, expected, families }) =>
      addressError(family, address) !== expected || familiesOf(address).join() !== families.join(),
  );
  return (
    <div>
      <h1>Address rules</h1>
      <p role="status">
        {addressFixtures.length - wrong.length} / {addressFixtures.length}
      </p>
      <DataTable
        label="Address rules"
        columns={[
          {
            id: 'address',
            header: 'Address',
            isRowHeader: true,
            cell: ({ text: address }) => <Mono>{address}</Mono>,
          },
          { id: 'family', header: 'Family', cell: ({ family }) => familyName(text, family) },
          {
            id: 'result',
            header: 'Result',
            cell: ({ text: address, family, expected }) => {
              const error = addressError(family, address);
              return (
                <StatusTag tone={error === expected ? 'positive' : 'critical'}>{error || 'valid'}</StatusTag>
              );
            },
          },
          ...addressFamilies.map((family) => ({
            id: family,
            header: familyName(text, family),
            cell: ({ text: address }: (typeof addressFixtures)[number]) =>
              addressError(family, address) || 'valid',
          })),
        ]}
        rows={addressFixtures}
        rowKey={({ family, text: address }) => `${family} ${address}`}
      />
    </div>
  );
}

const meta = {
  title: 'Screens/Withdraw/Address rules',
  component: AddressRules,
  parameters: { route: '/property/withdraw', spec: ['§5 Withdrawal address'] },
} satisfies Meta<typeof AddressRules>;
export default meta;

export const Table: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const all = addressFixtures.length;
    await visible(within(canvasElement).findByText(`${all} / ${all}`));
  },
};
