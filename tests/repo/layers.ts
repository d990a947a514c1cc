export interface Package {
  readonly name: string;
  /** The layers of a package, lowest first. A layer may import only from itself and earlier layers. */
  readonly layers: readonly string[];
  readonly beside: Readonly<Record<string, string>>;
}

export const designSystem: Package = {
  name: 'design-system',
  layers: ['tokens', 'icons', 'css', 'themes', 'components', 'entries'],
  beside: {},
};

export const merchantConsole: Package = {
  name: 'console',
  layers: ['lib', 'api', 'i18n', 'kit', 'data', 'parts', 'features', 'app'],
  // `importDirection.test.ts` has a stricter rule for `charts`. `dev` is the developer panel.
  beside: { charts: 'data', dev: 'app' },
};

export const apiMocks: Package = {
  name: 'api-mocks',
  layers: ['contract', 'rules', 'core', 'resources', 'fixtures', 'instance', 'entries'],
  beside: { testing: 'entries', certify: 'entries' },
};

/** The layers of `api-mocks` that are part of the console's build. All others are for development and tests. */
export const shippedLayers: readonly string[] = ['contract', 'rules'];
