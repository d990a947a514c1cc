import { describe, expect, it } from 'vitest';
import { pathsOf } from '#lib/address/paths.ts';
import { relatedHref } from './fundTexts.tsx';

describe('relatedHref', () => {
  const paths = pathsOf('desktop');
  it('returns a link to the payment, or to the list of the movement', () => {
    expect(relatedHref({ ref_type: 1, ref_no: '9' }, paths)).toBe('/record?detail=9');
    expect(relatedHref({ ref_type: 4, ref_no: '9' }, paths)).toBe(
      '/property/fundingDetails?tab=withdrawal&detail=9',
    );
    expect(relatedHref({ ref_type: 6, ref_no: '9' }, pathsOf('mobile'))).toBe(
      '/m/property/fundingDetails?tab=gas&detail=9',
    );
  });

  it('returns undefined for an unknown type or a missing number', () => {
    expect(relatedHref({ ref_type: 77, ref_no: '9' }, paths)).toBeUndefined();
    expect(relatedHref({ ref_type: 1, ref_no: '' }, paths)).toBeUndefined();
  });
});
