import { actionGuides } from './guides/actions.tsx';
import { controlGuides } from './guides/controls.ts';
import { feedbackGuides } from './guides/feedback.tsx';
import { fieldGuides } from './guides/fields.tsx';
import { inputGuides } from './guides/inputs.ts';
import { layoutGuides } from './guides/layout.ts';
import { navigationGuides } from './guides/navigation.ts';
import { overlayGuides } from './guides/overlays.ts';
import { recordGuides } from './guides/records.ts';
import { structureGuides } from './guides/structure.tsx';
import { textGuides } from './guides/text.ts';
import type { Guide } from './guide.ts';

/** By the name of the component; every public one has a guide. */
export const guides: Readonly<Record<string, Guide>> = {
  ...actionGuides,
  ...controlGuides,
  ...feedbackGuides,
  ...fieldGuides,
  ...inputGuides,
  ...layoutGuides,
  ...navigationGuides,
  ...overlayGuides,
  ...recordGuides,
  ...structureGuides,
  ...textGuides,
};
