export interface Package {
  readonly name: string;
  /** What it is, in a few words. */
  readonly purpose: string;
  /** Folders of `src`, from the one that imports none of the others: a layer imports those before it. */
  readonly layers: readonly string[];
  /** Folders that are no layer, and the layer each stands beside. */
  readonly beside: Readonly<Record<string, string>>;
}

export const designSystem: Package = {
  name: 'design-system',
  purpose: 'components without a language',
  layers: ['tokens', 'icons', 'css', 'themes', 'components', 'entries'],
  beside: {},
};

export const merchantConsole: Package = {
  name: 'console',
  purpose: 'what merchants use',
  layers: ['lib', 'api', 'i18n', 'kit', 'data', 'parts', 'features', 'app'],
  // Charts have a test of their own; `dev` is the panel over the mock bank.
  beside: { charts: 'data', dev: 'app' },
};

export const apiMocks: Package = {
  name: 'api-mocks',
  purpose: 'the contract and a mock bank',
  layers: ['contract', 'rules', 'core', 'resources', 'fixtures', 'instance', 'entries'],
  // What tests share.
  beside: { testing: 'entries' },
};

/** The layers of `api-mocks` that the console ships; the rest is for development, stories and tests. */
export const shippedLayers: readonly string[] = ['contract', 'rules'];
