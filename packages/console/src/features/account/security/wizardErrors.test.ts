import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import type { Text } from '../../../i18n/useText.ts';
import { wizardErrors } from './wizardErrors.ts';

const text: Text = (id) => id;

it.each(['duplicate', 'busy'] as const)('shows the words of the specification for %s', (kind) => {
  expect(wizardErrors(text, new ApiError(kind))).toEqual({ form: `errors.${kind}` });
});

it('shows nothing for what the person ended', () => {
  expect(wizardErrors(text, new ApiError('aborted'))).toEqual({});
});

it('puts a refused code beside its field, by the name it has in the wizard', () => {
  const wrong = new ApiError('business', { code: errorCode.GOOGLE_CODE_WRONG });
  expect(wizardErrors(text, wrong, { google_code: 'new_google_code' })).toEqual({
    new_google_code: 'errors.10018',
  });
});
