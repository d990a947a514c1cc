import { accessTo, pagePaths } from '#console/lib/pages.ts';
import { type Reach, reachOf } from './reach.ts';
import {
  type Node,
  type Target,
  isNode,
  nameOf,
  nodesOf,
  readModule,
  resolveImport,
} from './sourceModule.ts';
import type { Device } from './stories.ts';

const CONSOLE = 'packages/console/src/';
const SCREENS = `${CONSOLE}app/screens.ts`;
const inConsole = (file: string, name: string): Target => ({ file: `${CONSOLE}${file}`, name });

/** A page of the console, or what stands around and before the pages. */
export interface Screen {
  /** Its address on desktops, or `frame`. */
  readonly id: string;
  /** Whether the merchant permission decides what it shows (specification §6). */
  readonly needsPermission: boolean;
  /** Phones go from it to the page of the permission. */
  readonly isMenu: boolean;
  readonly reach: Readonly<Record<Device, Reach>>;
}

export const devices: readonly Device[] = ['desktop', 'mobile'];

/** What is on every page. */
const frame: Readonly<Record<Device, readonly Target[]>> = {
  desktop: [inConsole('app/DesktopFrame.tsx', 'DesktopFrame')],
  mobile: [inConsole('app/MobileFrame.tsx', 'MobileFrame')],
};
const overPages: readonly Target[] = [
  inConsole('app/Search.tsx', 'Search'),
  inConsole('app/IdleLock.tsx', 'IdleLock'),
  inConsole('app/deferredParts.tsx', 'Tour'),
  inConsole('app/deferredParts.tsx', 'UnknownOutcomes'),
];

/** Every screen with what it can come to run on each device. */
export function allScreens(): Screen[] {
  const pages = pagePaths.map((path) => {
    const access = accessTo(path);
    return {
      id: path,
      isMenu: access === 'menu',
      needsPermission: access === 'menu' || access === 'permission',
      reach: onEach((device) => reachOf(pageTarget(path, device))),
    };
  });
  const login = reachOf(inConsole('features/auth/LoginScreen.tsx', 'LoginScreen'));
  return [
    { id: '/login', needsPermission: false, isMenu: false, reach: { desktop: login, mobile: login } },
    {
      id: 'frame',
      needsPermission: false,
      isMenu: false,
      reach: onEach((device) => reachOf(...frame[device], ...overPages)),
    },
    ...pages,
  ];
}

const onEach = <T>(make: (device: Device) => T): Record<Device, T> => ({
  desktop: make('desktop'),
  mobile: make('mobile'),
});

/** The component that a row of the screens names: `async () => (await import('…')).Screen`. */
function pageTarget(path: string, device: Device): Target {
  const screens = readModule(SCREENS).declarations.get('screens');
  const row = propertyOf(screens?.['init'], path);
  const loader = propertyOf(row, device);
  const named = loader?.type === 'Identifier' ? readModule(SCREENS).declarations.get(nameOf(loader)) : loader;
  const target = named && findImport(named);
  if (!target) throw new Error(`${path} has no screen for ${device} that can be read`);
  return target;
}

function propertyOf(node: unknown, key: string): Node | undefined {
  if (!isNode(node)) return undefined;
  const value = nodesOf(node['properties']).find((one) => nameOf(one['key']) === key)?.['value'];
  return isNode(value) ? value : undefined;
}

function findImport(node: Node): Target | undefined {
  if (node.type === 'MemberExpression') {
    const { object } = node;
    const inner = isNode(object) && object.type === 'ParenthesizedExpression' ? object['expression'] : object;
    const source = isNode(inner) && inner.type === 'AwaitExpression' ? inner['argument'] : undefined;
    if (isNode(source) && source.type === 'ImportExpression') {
      const file = resolveImport(SCREENS, nameOf(source['source']));
      return file === undefined ? undefined : { file, name: nameOf(node['property']) };
    }
  }
  for (const value of Object.values(node)) {
    for (const each of isNode(value) ? [value] : nodesOf(value)) {
      const found = findImport(each);
      if (found) return found;
    }
  }
  return undefined;
}
