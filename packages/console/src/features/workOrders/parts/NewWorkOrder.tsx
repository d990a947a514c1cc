import { errorCode } from '@settlement/api-mocks/contract/errors';
import { workOrderContact } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Drawer } from '@settlement/design-system/Drawer';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useRef, useState } from 'react';
import { isApiError, isRecord } from '../../../api/errors.ts';
import { useDraft } from '../../../data/drafts.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useUrlState } from '../../../data/urlState.ts';
import {
  createWorkOrderAtom,
  noNewWorkOrder,
  useOrderLookup,
  workOrdersStateAtom,
} from '../../../data/workOrders.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { ImagePicker } from '../../../parts/ImagePicker.tsx';
import * as css from '../workOrders.css.ts';
import { Help } from './Help.tsx';
import { NetworkField } from './NetworkField.tsx';
import { TradeNoField } from './TradeNoField.tsx';
import {
  MOST_THEME,
  type WorkOrderDraft,
  type WorkOrderField,
  asksForOrder,
  asksForTransaction,
  emptyWorkOrder,
  imagesOf,
  isTradeNo,
  workOrderErrors,
} from './draft.ts';
import { typeText, workOrderTypes } from './workOrderTexts.tsx';

const MOST_IMAGES = 5;
/** Names of the contract for fields that the form calls otherwise. */
const serverNames = {
  type: 'type',
  tradeNo: 'trade_no',
  theme: 'theme',
  description: 'description',
} as const satisfies Record<WorkOrderField, string>;

/** Writes to support; opened from a payment or a deposit it knows already what it is about. */
export function NewWorkOrder() {
  const text = useText();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  return (
    <Drawer
      title={text('workOrders.form.title')}
      closeLabel={text('common.close')}
      width="560px"
      isOpen={state.new !== undefined}
      onOpenChange={(isOpen) => !isOpen && setState(noNewWorkOrder)}
    >
      {state.new !== undefined && <Form />}
    </Drawer>
  );
}

function Form() {
  const text = useText();
  const toasts = useToasts();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  const create = useSetAtom(createWorkOrderAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [draft, patch, clear] = useDraft('work-order', emptyWorkOrder);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // What the address of the page says wins over a draft: somebody came from there on purpose.
  const given: Partial<WorkOrderDraft> = {
    ...(state.new !== undefined && state.new > 0 && { type: String(state.new) }),
    ...(state.theme !== undefined && { theme: state.theme.slice(0, MOST_THEME) }),
    ...(state.trade_no !== undefined && { tradeNo: state.trade_no }),
    ...(state.txid !== undefined && { txid: state.txid }),
    ...(state.chain !== undefined && { chain: state.chain }),
    ...(state.address !== undefined &&
      draft.description === '' && {
        description:
          `${[state.token, state.chain].filter(Boolean).join(' · ')}\n${state.address}\n`.trimStart(),
      }),
  };
  const written: WorkOrderDraft = { ...draft, ...given };
  const images = imagesOf(written);

  const { tradeNo } = written;
  const isMissing = useOrderLookup(isTradeNo(tradeNo) ? tradeNo : undefined).data === null;
  const errors = workOrderErrors(written, isMissing);
  const refused = fieldErrors(text, error);

  const change = (fields: Partial<WorkOrderDraft>) => {
    setError(undefined);
    // From here on what was given is the person's own.
    patch({ ...given, ...fields });
    if (Object.keys(given).length > 0) setState({ ...noNewWorkOrder, new: 0 }, { replace: true });
  };
  const messageOf = (field: WorkOrderField): string | undefined => {
    const server = refused[serverNames[field]];
    if (server !== undefined) return server;
    const problem = errors[field];
    // A number that leads nowhere is said at once; what is empty, when it is sent.
    if (problem === 'missing') return text('workOrders.form.tradeNoMissing');
    return problem !== undefined && isTried ? fieldText(text, problem) : undefined;
  };
  const noteOf = (field: WorkOrderField) => {
    const errorMessage = messageOf(field);
    return errorMessage === undefined ? {} : { errorMessage };
  };

  const submit = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    try {
      const { type, theme, description, tradeNo, txid, chain, byEmail } = written;
      const made = await create({
        type: Number(type),
        theme: theme.trim(),
        description: description.trim(),
        trade_no: asksForOrder(type) ? tradeNo : '',
        txid: asksForTransaction(type) ? txid.trim() : '',
        chain: asksForTransaction(type) ? chain.trim() : '',
        contact: byEmail ? workOrderContact.email : workOrderContact.console,
        images,
      });
      clear();
      toasts.add({ tone: 'positive', title: text('workOrders.form.sent', { number: made.number }) });
      setState({ ...noNewWorkOrder, detail: made.id }, { replace: true });
    } catch (failure) {
      report(failure);
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error !== undefined && Object.keys(refused).length === 0 && (
        <Banner tone="critical" role="alert">
          {waitText(error) === undefined
            ? errorText(text, error)
            : text('workOrders.form.wait', { seconds: waitText(error) ?? 0 })}
        </Banner>
      )}
      <Select
        label={text('workOrders.form.type')}
        placeholder={text('workOrders.form.chooseType')}
        selectedKey={written.type || null}
        onSelectionChange={(type) => change({ type })}
        {...noteOf('type')}
      >
        {workOrderTypes.map((type) => (
          <SelectItem key={type} id={String(type)}>
            {typeText(text, type)}
          </SelectItem>
        ))}
      </Select>
      <Help type={Number(written.type)} />
      {asksForOrder(written.type) && (
        <TradeNoField
          value={written.tradeNo}
          onChange={(tradeNo) => change({ tradeNo })}
          errorMessage={messageOf('tradeNo')}
        />
      )}
      {asksForTransaction(written.type) && (
        <div className={css.pair}>
          <TextField
            label={text('workOrders.form.txid')}
            isMono
            autoComplete="off"
            value={written.txid}
            onChange={(txid) => change({ txid })}
          />
          <NetworkField value={written.chain} onChange={(chain) => change({ chain })} />
        </div>
      )}
      <TextField
        label={text('workOrders.form.theme')}
        description={text('workOrders.form.themeHint')}
        value={written.theme}
        onChange={(theme) => change({ theme })}
        {...noteOf('theme')}
      />
      <TextArea
        label={text('workOrders.form.description')}
        description={text('workOrders.form.descriptionHint', { count: written.description.length })}
        rows={6}
        value={written.description}
        onChange={(description) => change({ description })}
        {...noteOf('description')}
      />
      <ImagePicker
        label={text('workOrders.form.images')}
        description={text('workOrders.form.imagesHint')}
        value={images}
        onChange={(urls) => change({ images: urls.join('\n') })}
        most={MOST_IMAGES}
        errorMessage={refused.images}
        pasteArea={form}
      />
      <Checkbox isSelected={written.byEmail} onChange={(byEmail) => change({ byEmail })}>
        {text('workOrders.form.contact')}
      </Checkbox>
      <Button type="submit" size="large" isPending={isPending}>
        {text('workOrders.form.submit')}
      </Button>
    </form>
  );
}

/** Seconds to wait, where the server says so. */
function waitText(error: unknown): number | undefined {
  if (!isApiError(error) || error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  return typeof error.data.wait === 'number' ? error.data.wait : undefined;
}
