import { type ExportFormat, exportFormats } from '@settlement/api-mocks/contract/primitives';
import { useAtom } from 'jotai';
import { preferenceAtom } from './preferences.ts';

const keptAtom = preferenceAtom('exportFormat');

/** How the last export was written: who reads CSV today does tomorrow. */
export function useExportFormat(): readonly [ExportFormat, (format: string) => void] {
  const [kept, keep] = useAtom(keptAtom);
  return [exportFormats.find((format) => format === kept) ?? 'xlsx', keep];
}
