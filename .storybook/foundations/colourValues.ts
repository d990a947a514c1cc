import { vars } from '@settlement/design-system/tokens';

type Values = { readonly [name: string]: string | Values };

/** `text.muted` → value, through any depth. */
function flatten(values: Values, prefix = ''): [path: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

interface Themed {
  readonly color: object;
}

/** Every colour of the contract, with its value in both themes. */
export function colourRoles(light: Themed, dark: Themed) {
  const onLight = new Map(flatten({ ...light.color }));
  const onDark = new Map(flatten({ ...dark.color }));
  return flatten(vars.color).map(([path, property]) => ({
    token: `color.${path}`,
    property: property.slice('var('.length, -1),
    onLight: onLight.get(path) ?? '',
    onDark: onDark.get(path) ?? '',
  }));
}

interface Themes {
  readonly light: Themed;
  readonly dark: Themed;
}

/** The colours that are another in one of two themes. */
export function changedRoles(before: Themes, after: Themes) {
  const known = new Map(colourRoles(before.light, before.dark).map((role) => [role.token, role]));
  return colourRoles(after.light, after.dark).filter(({ token, onLight, onDark }) => {
    const role = known.get(token);
    return role?.onLight !== onLight || role.onDark !== onDark;
  });
}

/** `blue600` is step 600 of blue; a name without a step is the only one of its hue. */
export function hues(palette: Readonly<Record<string, string>>) {
  const found = new Map<string, { step: string; value: string }[]>();
  for (const [name, value] of Object.entries(palette)) {
    const [, hue = name, step = ''] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
    found.set(hue, [...(found.get(hue) ?? []), { step: step || name, value }]);
  }
  return [...found].map(([hue, steps]) => ({ hue, steps }));
}
