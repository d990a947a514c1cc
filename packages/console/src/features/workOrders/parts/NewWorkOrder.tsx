import { errorCode } from '@settlement/api-mocks/contract/errors';
import { workOrderContact } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Grid } from '@settlement/design-system/Grid';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Drawer } from '@settlement/design-system/Drawer';
import { Select } from '@settlement/design-system/Select';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom, useAtomValue } from 'jotai';
import { useDraft } from '#data/page/drafts.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useUrlState } from '#data/page/urlState.ts';
import {
  createWorkOrderAtom,
  noNewWorkOrder,
  useOrderLookup,
  workOrdersStateAtom,
} from '#data/workOrders.ts';
import { fieldText, fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';
import { Help } from './Help.tsx';
import {
  MOST_THEME,
  type WorkOrderDraft,
  asksForOrder,
  asksForTransaction,
  emptyWorkOrder,
  imagesOf,
  isTradeNo,
  workOrderErrors,
} from './draft.ts';
import { typeText, workOrderTypes } from './workOrderTexts.tsx';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { withdrawalText } from '#parts/values/MovementTags.tsx';
import { paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import { selectItems } from '#parts/fields/selectItems.tsx';

interface TradeNoFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
}

/** Renders the field for a trade number. After 32 digits, looks up the record (specification §5). */
function TradeNoField({ value, onChange, errorMessage }: TradeNoFieldProps) {
  const text = useText();
  const { data: found, isFetching } = useOrderLookup(isTradeNo(value) ? value : undefined);
  return (
    <TextField
      label={text('workOrders.form.tradeNo')}
      isMono
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(typed) => onChange(typed.replace(/\s/g, ''))}
      description={isFetching ? text('workOrders.form.searching') : text('workOrders.form.tradeNoHint')}
      {...(found && {
        successMessage: text('workOrders.form.found', {
          kind: text(`workOrders.order.${found.kind}`),
          detail: found.detail,
          status:
            found.kind === 'payment'
              ? paymentStatusText(text, found.status)
              : withdrawalText(text, found.status),
        }),
      })}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}

const MOST_IMAGES = 5;
const wireNames = { tradeNo: 'trade_no' } as const;

export function NewWorkOrder() {
  const text = useText();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  return (
    <Drawer
      title={text('workOrders.new')}
      width="560px"
      isOpen={state.new !== undefined}
      onClose={() => setState(noNewWorkOrder)}
    >
      {state.new !== undefined && <NewWorkOrderForm />}
    </Drawer>
  );
}

function NewWorkOrderForm() {
  const text = useText();
  const toasts = useToasts();
  const [state, setState] = useUrlState(workOrdersStateAtom);
  const create = useSetAtom(createWorkOrderAtom);
  const [draft, patch, clear] = useDraft('work-order', emptyWorkOrder);

  // The values in the URL have priority over the stored draft.
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
  const isTradeNoMissing = workOrderErrors(written, isMissing).tradeNo === 'missing';

  const form = useForm({
    initial: emptyWorkOrder,
    draft: [
      written,
      (fields) => {
        patch({ ...given, ...fields });
        if (Object.keys(given).length > 0) setState({ ...noNewWorkOrder, new: 0 }, { replace: true });
      },
      clear,
    ],
    wireNames,
    // If the type has no field for a trade number, the error of an unknown trade number is shown above the form.
    fieldOfCode: asksForOrder(written.type) ? {} : { [errorCode.TRANSACTION_NOT_FOUND]: 'form' },
    rules: (values) => {
      const { tradeNo: wrongNumber, ...others } = workOrderErrors(values, isMissing);
      const missing = text('workOrders.form.tradeNoMissing');
      return {
        ...fieldTexts(text, others),
        tradeNo: wrongNumber === 'missing' ? missing : wrongNumber && fieldText(text, wrongNumber),
      };
    },
    // The error of an unknown trade number is shown while the user types. Other errors are shown only after a submit.
    urgent: isTradeNoMissing ? ['tradeNo'] : [],
    describeError: (error) => {
      const message = verificationMessage(text, error);
      return message ? { fields: {}, form: message } : undefined;
    },
    submit: async ({ type, theme, description, txid, chain, byEmail }) => {
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
      toasts.add({ tone: 'positive', title: text('workOrders.form.sent', { number: made.number }) });
      setState({ ...noNewWorkOrder, detail: made.id }, { replace: true });
    },
  });
  const { errors, ref } = form;

  return (
    <Form form={form}>
      <Select
        label={text('workOrders.form.type')}
        placeholder={text('workOrders.form.chooseType')}
        {...form.select('type')}
      >
        {selectItems(workOrderTypes, (type) => typeText(text, type))}
      </Select>
      <Help type={Number(written.type)} />
      <SupportContact />
      {asksForOrder(written.type) && (
        <TradeNoField
          value={written.tradeNo}
          onChange={(number) => form.set({ tradeNo: number })}
          errorMessage={errors.tradeNo}
        />
      )}
      {asksForTransaction(written.type) && (
        <Grid columns={{ mobile: 1, tablet: 2 }} gap="m">
          <TextField label={text('funds.column.txid')} isMono autoComplete="off" {...form.field('txid')} />
          <NetworkField value={written.chain} onChange={(chain) => form.set({ chain })} />
        </Grid>
      )}
      <TextField
        label={text('workOrders.column.theme')}
        description={text('workOrders.form.themeHint')}
        {...form.field('theme')}
      />
      <TextArea
        label={text('workOrders.form.description')}
        description={text('workOrders.form.descriptionHint', { count: written.description.length })}
        rows={6}
        {...form.field('description')}
      />
      <ImagePicker
        label={text('workOrders.form.images')}
        description={text('workOrders.form.imagesHint')}
        value={images}
        onChange={(urls) => form.set({ images: urls.join('\n') })}
        most={MOST_IMAGES}
        errorMessage={errors.images}
        pasteArea={ref}
      />
      <Checkbox {...form.toggle('byEmail')}>{text('workOrders.form.contact')}</Checkbox>
      <Button type="submit" size="large" isPending={form.isPending}>
        {text('workOrders.form.submit')}
      </Button>
    </Form>
  );
}

interface NetworkFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NetworkField({ value, onChange }: NetworkFieldProps) {
  const text = useText();
  const { data } = useAtomValue(currencyQueryAtoms.recharge);
  const names = [
    ...new Set([...(data?.list ?? []).map(({ chain }) => chain), ...(value === '' ? [] : [value])]),
  ];
  return (
    <Select
      label={text('common.column.chain')}
      placeholder={text('workOrders.form.chooseChain')}
      value={value === '' ? null : value}
      onChange={onChange}
    >
      {selectItems(names)}
    </Select>
  );
}
