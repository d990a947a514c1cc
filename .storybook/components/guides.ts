import { actionGuides } from './guides/actions.tsx';
import { fieldGuides } from './guides/fields.tsx';
import { feedbackGuides } from './guides/feedback.tsx';
import { structureGuides } from './guides/structure.tsx';
import type { Guide } from './guide.ts';

/** By the name of the component; one without a guide shows its purpose, examples and props. */
export const guides: Readonly<Record<string, Guide>> = {
  ...actionGuides,
  ...fieldGuides,
  ...feedbackGuides,
  ...structureGuides,
};
