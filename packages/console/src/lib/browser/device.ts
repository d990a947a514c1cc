export type Device = 'desktop' | 'mobile';

interface Signs {
  readonly userAgent: string;
  readonly isMobileHint?: boolean | undefined;
  readonly isCoarse: boolean;
  /** The shorter side of the screen in CSS pixels, independent of the orientation. */
  readonly shortSide: number;
}

const MOBILE_AGENT = /Android.+Mobile|iPhone|iPod|Windows Phone|\bMobile\b.+Firefox|HarmonyOS.+Mobile/i;
const NARROW = 600;

/** Returns the kind of the device. Tablets count as desktops (specification §1). */
export function detectDevice({ userAgent, isMobileHint, isCoarse, shortSide }: Signs): Device {
  if (isMobileHint === true || MOBILE_AGENT.test(userAgent)) return 'mobile';
  return isCoarse && shortSide < NARROW ? 'mobile' : 'desktop';
}

export function deviceOf(page: Window): Device {
  const hint: unknown = Reflect.get(page.navigator, 'userAgentData');
  const isMobileHint =
    typeof hint === 'object' && hint !== null && 'mobile' in hint ? hint.mobile === true : undefined;
  return detectDevice({
    userAgent: page.navigator.userAgent,
    isMobileHint,
    isCoarse: page.matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(page.screen.width, page.screen.height),
  });
}
