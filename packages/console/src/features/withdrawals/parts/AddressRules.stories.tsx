import { addressError, familiesOf } from '@settlement/api-mocks/rules/address';
import { addressFamilies } from '@settlement/api-mocks/rules/addressFamilies';
import { addressFixtures } from '@settlement/api-mocks/rules/addressFixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mono } from '@settlement/design-system/Mono';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { expect, within } from 'storybook/test';
import { useText } from '#i18n/useText.ts';
import { familyName } from '#parts/address/addressTexts.ts';
import * as css from '../withdraw.css.ts';

/** Every fixture against every family, by the very functions that the forms and the bank use. */
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
        {addressFixtures.length - wrong.length} of {addressFixtures.length} as expected
      </p>
      <div className={css.scroll} tabIndex={0} role="region" aria-label="Address rules">
        <table className={css.rules}>
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">Result</th>
              <th scope="col">Result</th>
              {addressFamilies.map((family) => (
                <th key={family} scope="col">
                  {familyName(text, family)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {addressFixtures.map(({ text: address, family, expected }) => {
              const error = addressError(family, address);
              return (
                <tr key={`${family} ${address}`}>
                  <th scope="row">
                    <Mono>{address}</Mono>
                  </th>
                  <td>{familyName(text, family)}</td>
                  <td>
                    <StatusTag tone={error === expected ? 'positive' : 'critical'}>
                      {error || 'valid'}
                    </StatusTag>
                  </td>
                  {addressFamilies.map((one) => (
                    <td key={one}>{addressError(one, address) || 'valid'}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const meta = {
  title: 'Screens/Withdraw/Address rules',
  component: AddressRules,
  parameters: { route: '/property/withdraw', spec: ['§5 address'] },
} satisfies Meta<typeof AddressRules>;
export default meta;

export const Table: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const all = addressFixtures.length;
    await expect(await within(canvasElement).findByText(`${all} of ${all} as expected`)).toBeVisible();
  },
};
