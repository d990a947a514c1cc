import { Select, SelectItem } from '@settlement/design-system/Select';
import { applicationsStateAtom } from '../../../data/applications.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { modes, statuses } from './applicationTexts.tsx';

const ANY = 'any';
const codeOf = (key: string) => (key === ANY ? undefined : Number(key));
const keyOf = (code: number | undefined) => (code === undefined ? ANY : String(code));

/** What narrows the list besides a name; each lands in the address as it changes. */
export function ApplicationFilters() {
  const text = useText();
  const [state, setState] = useUrlState(applicationsStateAtom);
  return (
    <>
      <Select
        label={text('applications.field.mode')}
        placeholder={text('applications.filter.any')}
        selectedKey={keyOf(state.mode)}
        onSelectionChange={(key) => setState({ mode: codeOf(key) }, { replace: true })}
      >
        <SelectItem id={ANY}>{text('applications.filter.any')}</SelectItem>
        {modes.map((mode) => (
          <SelectItem key={mode} id={String(mode)}>
            {text(`applications.mode.${mode}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('applications.column.status')}
        placeholder={text('applications.filter.any')}
        selectedKey={keyOf(state.status)}
        onSelectionChange={(key) => setState({ status: codeOf(key) }, { replace: true })}
      >
        <SelectItem id={ANY}>{text('applications.filter.any')}</SelectItem>
        {statuses.map((status) => (
          <SelectItem key={status} id={String(status)}>
            {text(`applications.status.${status}`)}
          </SelectItem>
        ))}
      </Select>
    </>
  );
}
