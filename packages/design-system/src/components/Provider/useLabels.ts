import { createContext, use } from 'react';

import type { ComponentLabels, Labels } from './labels.ts';

/** Replacements for the texts of components, by component. */
export type LabelOverrides = { [Name in keyof ComponentLabels]?: Labels<Name> };

export const LabelsContext = createContext<LabelOverrides>({});

/** Returns the texts of a component: its `labels`, then those of `Provider`, then the defaults. */
export function useLabels<Name extends keyof ComponentLabels>(
  name: Name,
  english: ComponentLabels[Name],
  own?: Labels<Name>,
): ComponentLabels[Name] {
  return { ...english, ...use(LabelsContext)[name], ...own };
}
