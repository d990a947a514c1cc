import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { fieldErrors } from './fieldText.ts';
import type { Text } from './useText.ts';

const text: Text = (id) => id;
const refused = (data: object) => new ApiError('business', { code: errorCode.PARAMETER_ERROR, data });

it('fieldErrors prefers the console’s text for a known message ID', () => {
  const error = refused({
    errors: { email: 'required', account: 'own_number', day: 'day' },
    messages: { email: 'Fill this in', account: 'This saved address is turned off' },
  });
  expect(fieldErrors(text, error)).toEqual({
    email: 'errors.field.required',
    account: 'This saved address is turned off',
    day: `errors.${errorCode.PARAMETER_ERROR}`,
  });
});
