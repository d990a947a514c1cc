import type { ComponentLabels } from '../Provider/labels.ts';

export const hiddenLabels: ComponentLabels['HeroCard'] = { hidden: 'Hidden', toggle: 'Hide numbers' };
