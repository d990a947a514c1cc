import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { callbackRanges, callbacksStateAtom } from '../../../data/callbacks.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayRangeFilter } from '../../../parts/DayRangeFilter.tsx';
import { callbackStatuses, httpClasses, orderTypes } from './callbackTexts.tsx';

const ANY = 'any';
const textOf = (key: string) => (key === ANY ? undefined : key);
const codeOf = (key: string) => (key === ANY ? undefined : Number(key));
const keyOf = (value: number | string | undefined) => (value === undefined ? ANY : String(value));

/** What narrows the list besides a keyword; each lands in the address as it changes. */
export function CallbackFilters() {
  const text = useText();
  const [state, setState] = useUrlState(callbacksStateAtom);
  const apps = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const any = text('callbacks.filter.any');
  const change = (patch: Partial<typeof state>) => setState(patch, { replace: true });

  return (
    <>
      <Select
        label={text('callbacks.filter.app')}
        placeholder={any}
        selectedKey={keyOf(state.appid)}
        onSelectionChange={(key) => change({ appid: textOf(key) })}
      >
        <SelectItem id={ANY}>{any}</SelectItem>
        {apps.map(({ appid, name }) => (
          <SelectItem key={appid} id={appid}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('callbacks.column.order')}
        placeholder={any}
        selectedKey={keyOf(state.order_type)}
        onSelectionChange={(key) => change({ order_type: codeOf(key) })}
      >
        <SelectItem id={ANY}>{any}</SelectItem>
        {orderTypes.map((type) => (
          <SelectItem key={type} id={String(type)}>
            {text(`callbacks.order.${type}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('callbacks.column.event')}
        placeholder={any}
        selectedKey={keyOf(state.event)}
        onSelectionChange={(key) => change({ event: textOf(key) })}
      >
        <SelectItem id={ANY}>{any}</SelectItem>
        {callbackEvents.map((event) => (
          <SelectItem key={event} id={event}>
            {event}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('callbacks.column.status')}
        placeholder={any}
        selectedKey={keyOf(state.status)}
        onSelectionChange={(key) => change({ status: codeOf(key) })}
      >
        <SelectItem id={ANY}>{any}</SelectItem>
        {callbackStatuses.map((status) => (
          <SelectItem key={status} id={String(status)}>
            {text(`callbacks.status.${status}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('callbacks.filter.http')}
        placeholder={any}
        selectedKey={keyOf(state.http_class)}
        onSelectionChange={(key) => change({ http_class: codeOf(key) })}
      >
        <SelectItem id={ANY}>{any}</SelectItem>
        {httpClasses.map((code) => (
          <SelectItem key={code} id={String(code)}>
            {code === 0 ? text('callbacks.filter.noAnswer') : `${code}xx`}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={text('callbacks.filter.range')}
        placeholder={any}
        selectedKey={state.range}
        onSelectionChange={(key) => {
          const range = callbackRanges.find((one) => one === key);
          if (range) change({ range, from: undefined, to: undefined });
        }}
      >
        {callbackRanges.map((range) => (
          <SelectItem key={range} id={range}>
            {text(`callbacks.range.${range}`)}
          </SelectItem>
        ))}
      </Select>
      {state.range === 'days' && (
        <DayRangeFilter
          label={text('callbacks.range.days')}
          value={state}
          onChange={(choice) => change(choice)}
        />
      )}
    </>
  );
}
