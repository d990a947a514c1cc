import { type ExportFormat, exportFormats } from '@settlement/api-mocks/contract/primitives';
import { useAtom } from 'jotai';
import { useOffers } from '../calls/extensions.ts';
import { preferenceAtom } from '../session/preferences.ts';

const keptAtom = preferenceAtom('exportFormat');

/** Returns the export format and its setter. The format of the last export is stored as the default. */
export function useExportFormat(): readonly [ExportFormat, (format: string) => void] {
  const [kept, keep] = useAtom(keptAtom);
  const offered = useOffers()('exports') ? kept : 'xlsx';
  return [exportFormats.find((format) => format === offered) ?? 'xlsx', keep];
}
