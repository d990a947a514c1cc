import type { HiddenLabels } from '../Provider/labels.ts';

export const hiddenLabels: HiddenLabels = { hidden: 'Hidden', toggle: 'Hide numbers' };
