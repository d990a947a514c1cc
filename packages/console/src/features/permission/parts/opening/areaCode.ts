import { regionsIn } from '#lib/regions.ts';

/** The region a stored area code stands for; several share one, and any of them says the same number. */
export function areaRegionOf(areaCode: string): string {
  if (areaCode === '') return '';
  return regionsIn('en').find((region) => region.areaCode === areaCode)?.code ?? '';
}

export function areaCodeOf(region: string): string {
  return regionsIn('en').find(({ code }) => code === region)?.areaCode ?? '';
}
