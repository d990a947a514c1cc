import { DialogTrigger } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MenuTrigger } from 'react-aria-components/Menu';
import { RouterProvider } from 'react-aria-components';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { I18nProvider as I18nProviderOfReactAria } from 'react-aria/I18nProvider';

/** The properties of React's internal nodes that this module reads. */
interface Fiber {
  readonly type: unknown;
  readonly return: unknown;
}

/** Components that provide a context, from the copy of React Aria that this package imports. */
const own = { DialogTrigger, I18nProvider, MenuTrigger, RouterProvider, TooltipTrigger };

/** Returns the name of a React Aria component without a bundler's suffix, otherwise undefined. */
const nameOf = (part: unknown) =>
  typeof part === 'function' ? /^\$\w+?\$export\$[\da-f]+/.exec(part.name)?.[0] : undefined;

let hasWarned = false;

function warn(finding: string): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `@settlement/design-system: ${finding} is from another copy of React Aria, so components of the two copies ` +
      'don’t know each other. `npm ls react-aria-components react-aria` (or pnpm why, yarn why) lists the versions. ' +
      'Keep one version of each package: update the older one, or remove it from `dependencies`.',
  );
}

function isFiber(value: unknown): value is Fiber {
  return typeof value === 'object' && value !== null && 'type' in value && 'return' in value;
}

/** Returns the name of the closest component from another copy of React Aria that surrounds an element. */
function foreignAround(element: Element): string | undefined {
  let [, fiber]: [string, unknown] = Object.entries(element).find(([key]) =>
    key.startsWith('__reactFiber$'),
  ) ?? ['', undefined];
  while (isFiber(fiber)) {
    const { type } = fiber;
    const name = nameOf(type);
    const [found] =
      Object.entries(own).find(([, part]) => name !== undefined && nameOf(part) === name && part !== type) ??
      [];
    if (found !== undefined) return found;
    fiber = fiber.return;
  }
  return undefined;
}

/** Warns once in development about two copies of React Aria. Checks each element that gets the focus. */
export function watchForCopies(): () => void {
  if (I18nProvider !== I18nProviderOfReactAria) warn('`react-aria` of react-aria-components');
  const check = ({ target }: FocusEvent) => {
    const name = target instanceof Element ? foreignAround(target) : undefined;
    if (name !== undefined) warn(`a \`${name}\` on this page`);
  };
  document.addEventListener('focusin', check);
  return () => document.removeEventListener('focusin', check);
}
