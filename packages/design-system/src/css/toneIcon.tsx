import { AlertTriangleIcon, CheckCircleIcon, ErrorIcon, InfoIcon } from '../icons/icons.ts';
import type { Tone } from '../tokens/types.ts';

const icons = {
  neutral: InfoIcon,
  accent: InfoIcon,
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: AlertTriangleIcon,
  critical: ErrorIcon,
} satisfies Record<Tone, unknown>;

/** Renders the icon of a tone, so that the tone is recognizable without color. */
export function ToneIcon({ tone, size = 18 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} aria-hidden="true" />;
}
