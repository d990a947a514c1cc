import { amount as amountSchema } from '@settlement/api-mocks/contract/hashes';
import { LINK_NOTE_LENGTH, LINK_TITLE_LENGTH } from '@settlement/api-mocks/contract/links';
import type { Application } from '@settlement/api-mocks/contract/applications';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Button } from '@settlement/design-system/Button';
import { Drawer } from '@settlement/design-system/Drawer';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { is } from 'valibot';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { createLinkAtom, linkList } from '#data/links.ts';
import { useDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { networkName } from '#parts/values/networkName.ts';
import { applicationItems, selectItems } from '#parts/fields/selectItems.tsx';

const minutes = [15, 30, 60, 120, 1440] as const;
const days = [0, 1, 7, 30, 90] as const;
const DAY_SECONDS = 86_400;

const emptyLink = {
  appid: '',
  kind: 'once',
  title: '',
  amount: '',
  /** The IDs of the tokens on networks, separated by commas. Empty for all tokens. */
  tokens: '',
  minutes: '60',
  days: '0',
  note: '',
};

/** Renders the form for an order that is paid once, or for a reusable payment link. */
export function NewLink() {
  const text = useText();
  const [state, setState] = useUrlState(linkList.stateAtom);
  return (
    <Drawer
      title={text('links.new')}
      width="520px"
      isOpen={state.new !== undefined}
      onClose={() => setState({ new: undefined })}
    >
      {state.new !== undefined && <PreparedForm />}
    </Drawer>
  );
}

function PreparedForm() {
  const text = useText();
  const query = useAtomValue(allApplicationsQueryAtom);
  return (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" height="480px" />}
      failedTitle={text('links.failed')}
    >
      {({ list }) => <NewLinkForm applications={list} />}
    </QueryView>
  );
}

function NewLinkForm({ applications }: { readonly applications: readonly Application[] }) {
  const text = useText();
  const toasts = useToasts();
  const setState = useSetAtom(linkList.stateAtom);
  const create = useSetAtom(createLinkAtom);
  const clock = useAtomValue(serverClockAtom);
  const initial = { ...emptyLink, appid: applications[0]?.appid ?? '' };
  // The application of a stored draft may be deleted.
  const findApplication = (id: string) => applications.find(({ appid }) => appid === id);
  const form = useForm({
    initial,
    draft: useDraft('payment-link', initial),
    rules: ({ appid, title, amount }) => ({
      appid: findApplication(appid) ? undefined : fieldText(text, 'required'),
      title: title.trim() === '' ? fieldText(text, 'required') : undefined,
      amount: amount === '' || is(amountSchema, amount) ? undefined : fieldText(text, 'validaValue'),
    }),
    wireNames: { tokens: 'currency_ids', minutes: 'valid_minutes', days: 'expire_time' },
    submit: async ({ appid, kind, title, amount, tokens, minutes: valid, days: until, note }) => {
      const link = await create({
        appid,
        title: title.trim(),
        note: note.trim(),
        amount: amount === '' ? '0' : amount,
        reusable: kind === 'many',
        currency_ids: tokens.split(',').filter(Boolean),
        valid_minutes: Number(valid),
        expire_time: until === '0' ? 0 : clock.now() + Number(until) * DAY_SECONDS,
      });
      toasts.add({ tone: 'positive', title: text('links.created') });
      setState({ new: undefined, detail: link.id }, { replace: true });
    },
  });
  useLeaveGuard(form.isDirty);
  const { values } = form;
  const currencies = findApplication(values.appid)?.currencies ?? [];
  return (
    <Form form={form}>
      <Stack gap="l" align="stretch">
        <SegmentedControl
          label={text('links.kind')}
          value={values.kind}
          items={[
            { id: 'once', label: text('links.once') },
            { id: 'many', label: text('links.reusable') },
          ]}
          onChange={(kind) => form.set({ kind })}
        />
        <Select
          label={text('links.column.appid')}
          placeholder={text('links.column.appid')}
          {...form.select('appid')}
          // Other applications may not accept the chosen tokens, and their list wouldn't show them.
          onChange={(appid) => form.set({ appid, tokens: '' })}
        >
          {applicationItems(applications)}
        </Select>
        <TextField
          label={text('links.column.title')}
          description={text('links.titleHint')}
          maxLength={LINK_TITLE_LENGTH}
          {...form.field('title')}
        />
        <TextField
          label={text('links.amount')}
          description={text('links.amountHint')}
          inputMode="decimal"
          {...form.field('amount')}
        />
        <MultiSelect
          label={text('links.tokens')}
          placeholder={text('links.allTokens')}
          {...(form.errors.tokens !== undefined && { errorMessage: form.errors.tokens })}
          value={values.tokens.split(',').filter(Boolean)}
          onChange={(keys) => form.set({ tokens: keys.join(',') })}
        >
          {currencies.map((currency) => (
            <SelectItem key={currency.id} id={currency.id}>
              {`${currency.token} · ${networkName(text, currency)}`}
            </SelectItem>
          ))}
        </MultiSelect>
        <Select label={text('links.valid')} placeholder={text('links.valid')} {...form.select('minutes')}>
          {selectItems(minutes, (count) => text('common.duration.minute', { count }))}
        </Select>
        <Select label={text('links.expiry')} placeholder={text('links.expiry')} {...form.select('days')}>
          {selectItems(days, (count) => text(count === 0 ? 'links.never' : 'links.days', { count }))}
        </Select>
        <TextField
          label={text('common.column.note')}
          description={text('links.noteHint')}
          maxLength={LINK_NOTE_LENGTH}
          {...form.field('note')}
        />
        <div>
          <Button type="submit" isPending={form.isPending} pendingLabel={text('common.loading')}>
            {text('links.create')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
