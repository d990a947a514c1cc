import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../data/drafts.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { isUnknownOutcome } from '../../../data/moneyErrors.ts';
import type { VerificationRequest } from '../../../data/money.ts';
import { useMoneyCall } from '../../../data/useMoneyCall.ts';
import { type WithdrawalBody, withdrawStateAtom, withdrawalAdapter } from '../../../data/withdrawals.ts';
import { hideBalancesAtom } from '../../../data/preferences.ts';
import { serverClockAtom } from '../../../data/serverClock.ts';
import { userAtom } from '../../../data/user.ts';
import { useSecondsLeft } from '../../../data/useSecondsLeft.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { networkName } from '../../../parts/networkName.ts';
import { multiply, subtract } from '../../../lib/money.ts';
import { Recap } from './Recap.tsx';
import { dayLeft, withdrawAmountFault } from './amountError.ts';
import { type WithdrawDraft, type WithdrawalSummary, emptyDraft } from './draft.ts';
import { type Faults, type Field, ackOf, amountWords, fields, noticesOf, placeFaults } from './validation.ts';
import { gateOf } from './eligibility.ts';
import { noRefusal, refusalOf } from './serverErrors.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useCost } from './useCost.ts';
import { usePlace } from './useAsset.ts';

const nowhere: ReadonlySet<Field> = new Set<Field>();

/** The withdraw form of both devices: what was typed, what is wrong with it, and what it does. */
export function useWithdraw() {
  const text = useText();
  const formats = useFormats();
  const [state, setState] = useUrlState(withdrawStateAtom);
  const [draft, patchDraft, clearDraft] = useDraft('withdraw', emptyDraft);
  const [touched, setTouched] = useState(nowhere);
  const [refusal, setRefusal] = useState(noRefusal);
  const [isBusy, setBusy] = useState(false);
  /** Pressed before the server had said its word on the address or the cost. */
  const [isWaiting, setWaiting] = useState(false);
  const places = useRef<Partial<Record<Field, HTMLElement | null>>>({});
  const money = useMoneyCall(withdrawalAdapter);
  const user = useAtomValue(userAtom);
  const clock = useAtomValue(serverClockAtom);
  // Drawn again when the lock ends.
  useSecondsLeft(user?.withdraw_lock_until ?? 0);
  const areBalancesHidden = useAtomValue(hideBalancesAtom);

  /** What the server said is about what was typed before. */
  const patch = (change: Partial<WithdrawDraft>) => {
    patchDraft(change);
    setWaiting(false);
    if (refusal !== noRefusal) setRefusal({ ...noRefusal, closedUntil: refusal.closedUntil });
  };

  const place = usePlace(draft, patch);
  const knowledge = useAddressCheck(draft, place);
  const cost = useCost(draft.amount, place);
  const network = place.place?.network;
  const decimals = place.place?.token.decimals ?? 6;
  const amount = draft.amount.trim();
  const notices = noticesOf(place.id, network?.chain_family, knowledge);
  const amountFault = withdrawAmountFault(amount, decimals, cost.data);
  const own: Faults = {
    ...placeFaults({
      text,
      draft,
      notices,
      knowledge,
      id: place.id,
      token: place.token,
      family: network?.chain_family,
      network: network?.chain ?? '',
      hasMemo: network?.memo ?? false,
      isResting: place.isResting,
    }),
    ...words(amountFault),
  };
  const faults: Faults = { ...own, ...refusal.faults };

  function words(fault: typeof amountFault): Faults {
    const said = amountWords(text, fault, {
      token: place.token,
      decimals,
      cost: cost.data,
      left: cost.data ? formats.amount(dayLeft(cost.data)) : '',
    });
    return said === undefined ? {} : { amount: said };
  }

  const asked = state.saved;
  const taken = knowledge.book?.find(({ id, currency_id }) => id === asked && currency_id === place.id);
  const isBookKnown = knowledge.book !== undefined;
  useEffect(() => {
    if (asked === undefined || !isBookKnown) return;
    if (taken) {
      const { address, memo } = taken;
      patchDraft({ address, memo, middle: '', isSaved: false, hasNoMemo: false });
    }
    setState({ saved: undefined }, { replace: true });
  }, [asked, isBookKnown, taken, patchDraft, setState]);

  const touch = (...some: readonly Field[]) => setTouched((before) => new Set([...before, ...some]));
  /** A fault is said when somebody has been there, or when waiting would cost them more. */
  const shown = (field: Field): string | undefined => {
    if (refusal.faults[field]) return refusal.faults[field];
    if (touched.has(field)) return faults[field];
    const isUrgent =
      (field === 'address' && knowledge.verdict.kind !== 'empty' && draft.address.trim().length > 24) ||
      (field === 'amount' && (amountFault === 'balance' || amountFault === 'max' || amountFault === 'day')) ||
      (field === 'network' && place.isResting);
    return isUrgent ? faults[field] : undefined;
  };

  /** Shows and focuses what is wrong first; says whether nothing is. */
  const isRight = (some: readonly Field[] = fields): boolean => {
    touch(...some);
    const first = fields.find((field) => some.includes(field) && own[field] !== undefined);
    if (first === undefined) return true;
    places.current[first]?.focus();
    return false;
  };

  /** The place is checked by the server, and that is not over. */
  const isChecking = knowledge.isChecking;
  /** There is no fee to agree to. */
  const lacksCost = place.id !== '' && cost.error !== null && cost.error !== undefined;

  const forget = () => {
    clearDraft();
    setTouched(nowhere);
    setRefusal(noRefusal);
  };

  const finish = (tradeNo: string) => {
    forget();
    setState({ done: tradeNo, step: 'where', id: undefined });
  };

  const verificationOf = (summary: WithdrawalSummary, fee = '', left = ''): VerificationRequest => ({
    asksFirst: true,
    purpose: emailPurpose.withdrawal,
    title: text('withdraw.confirm.title'),
    confirmLabel: text('withdraw.confirm.action'),
    recap: <Recap summary={summary} fee={fee} saved={knowledge.saved} left={left} />,
  });

  const send = async (body: Omit<WithdrawalBody, 'request_id'>, verification: VerificationRequest) => {
    setBusy(true);
    setRefusal(noRefusal);
    try {
      const outcome = await money.send((request_id) => ({ ...body, request_id }), verification);
      if (!outcome.isDone) return;
      money.dismiss();
      finish(outcome.data.trade_no);
    } catch (error) {
      if (!isUnknownOutcome(error)) {
        money.dismiss();
        const said = refusalOf(text, error);
        setRefusal(said);
        const first = fields.find((field) => said.faults[field] !== undefined);
        // When the dialog has given the focus back.
        if (first) setTimeout(() => places.current[first]?.focus(), 0);
      }
    } finally {
      setBusy(false);
    }
  };

  const submit = () => {
    if (isBusy || lacksCost || cost.data?.reason === 'frozen' || !isRight()) return;
    if (isChecking || !cost.data || !cost.isCurrent || !network) {
      setWaiting(true);
      return;
    }
    setWaiting(false);
    const address = draft.address.trim();
    const memo = draft.memo.trim();
    const { fee, actual_amount: actual, quote_id, price } = cost.data;
    void send(
      {
        id: place.id,
        address,
        memo,
        amount,
        quote_id,
        ...(draft.isSaved &&
          knowledge.saved === undefined && { save_address: true, label: draft.label.trim() }),
      },
      verificationOf(
        { token: place.token, network: networkName(text, network), address, memo, amount, actual },
        fee,
        subtract(dayLeft(cost.data), multiply(amount, price)),
      ),
    );
  };

  const isReady = lacksCost || (!isChecking && cost.isCurrent);
  const press = useRef(submit);
  useEffect(() => {
    press.current = submit;
  });
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    // The press that waited, now that everything is known.
    const timer = setTimeout(() => press.current(), 0);
    return () => clearTimeout(timer);
  }, [isWaiting, isReady]);

  return {
    state,
    setState,
    draft,
    patch,
    place,
    knowledge,
    notices,
    cost,
    amount,
    amountFault,
    decimals,
    shown,
    touch,
    isRight,
    submit,
    isBusy: isBusy || (isWaiting && !lacksCost),
    isChecking,
    lacksCost,
    /** What stands before the form; undefined while it is not known who is signed in, too. */
    gate: user && gateOf(user, clock.now()),
    /** The merchant has frozen the account, or support has (10024). */
    isClosed: cost.data?.reason === 'frozen',
    refusal,
    areBalancesHidden,
    /** Where the focus goes when a part is wrong. */
    placeOf: (field: Field) => (element: HTMLElement | null) => {
      places.current[field] = element;
    },
    ack: ackOf(place.id, draft.address),
    takeSaved: (entry: SavedAddress) => {
      const id = place.choice?.networks.some(({ token }) => token.id === entry.currency_id)
        ? entry.currency_id
        : place.id;
      place.setPlace(id, { address: entry.address, memo: entry.memo, isSaved: false, hasNoMemo: false });
      touch('address');
    },
    money,
    verificationOf,
    finish,
    startAnew: (change: Partial<WithdrawDraft> = {}) => {
      forget();
      patchDraft({ ...emptyDraft, ...change });
      setState({ done: undefined, step: 'where', id: change.id });
    },
  };
}

export type Withdraw = ReturnType<typeof useWithdraw>;
