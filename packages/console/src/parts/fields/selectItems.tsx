import type { ApplicationOption } from '@settlement/api-mocks/contract/applicationOptions';
import { SelectItem } from '@settlement/design-system/Select';

/** Renders the items of a `Select`. Without `nameOf`, the items show their IDs. */
export function selectItems<Id extends string | number>(
  ids: readonly Id[],
  nameOf: (id: Id) => string = String,
) {
  return ids.map((id) => (
    <SelectItem key={id} id={String(id)}>
      {nameOf(id)}
    </SelectItem>
  ));
}

/** Renders the items of a `Select` for applications. */
export function applicationItems(applications: readonly Pick<ApplicationOption, 'appid' | 'name'>[]) {
  return applications.map(({ appid, name }) => (
    <SelectItem key={appid} id={appid}>
      {name}
    </SelectItem>
  ));
}
