import { createContext, use } from 'react';

import type { ComponentLabels } from './labels.ts';

/** Replacements for the texts of components, by component. */
export type LabelOverrides = { [Name in keyof ComponentLabels]?: Partial<ComponentLabels[Name]> };

export const LabelsContext = createContext<LabelOverrides>({});

/**
 * Returns the texts of a component. The component's `labels` come first, then the texts of `Provider`, then
 * the English defaults.
 */
export function useLabels<Name extends keyof ComponentLabels>(
  name: Name,
  english: ComponentLabels[Name],
  own: Partial<ComponentLabels[Name]> | undefined,
): ComponentLabels[Name] {
  return { ...english, ...use(LabelsContext)[name], ...own };
}
