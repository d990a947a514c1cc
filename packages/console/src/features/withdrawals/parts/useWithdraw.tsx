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
import { dayLeft, withdrawAmountError } from './amountError.ts';
import { type WithdrawDraft, type WithdrawalSummary, emptyDraft } from './draft.ts';
import {
  type FieldErrors,
  type Field,
  ackOf,
  amountMessage,
  fields,
  warningsOf,
  assetErrors,
} from './validation.ts';
import { eligibilityOf } from './eligibility.ts';
import { noServerErrors, refusalOf } from './serverErrors.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useCost } from './useCost.ts';
import { useAsset } from './useAsset.ts';

const noFields: ReadonlySet<Field> = new Set<Field>();

/** The withdraw form of both devices: what was typed, what is wrong with it, and what it does. */
export function useWithdraw() {
  const text = useText();
  const formats = useFormats();
  const [state, setState] = useUrlState(withdrawStateAtom);
  const [draft, patchDraft, clearDraft] = useDraft('withdraw', emptyDraft);
  const [touched, setTouched] = useState(noFields);
  const [refusal, setRefusal] = useState(noServerErrors);
  const [isBusy, setBusy] = useState(false);
  /** Pressed before the server had said its word on the address or the cost. */
  const [isWaiting, setWaiting] = useState(false);
  const elements = useRef<Partial<Record<Field, HTMLElement | null>>>({});
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
    if (refusal !== noServerErrors) setRefusal({ ...noServerErrors, closedUntil: refusal.closedUntil });
  };

  const asset = useAsset(draft, patch);
  const knowledge = useAddressCheck(draft, asset);
  const cost = useCost(draft.amount, asset);
  const network = asset.asset?.network;
  const decimals = asset.asset?.token.decimals ?? 6;
  const amount = draft.amount.trim();
  const warnings = warningsOf(asset.id, network?.chain_family, knowledge);
  const amountError = withdrawAmountError(amount, decimals, cost.data);
  const own: FieldErrors = {
    ...assetErrors({
      text,
      draft,
      warnings,
      knowledge,
      id: asset.id,
      token: asset.token,
      family: network?.chain_family,
      network: network?.chain ?? '',
      hasMemo: network?.memo ?? false,
      isUnderMaintenance: asset.isUnderMaintenance,
    }),
    ...message(amountError),
  };
  const errors: FieldErrors = { ...own, ...refusal.errors };

  function message(failure: typeof amountError): FieldErrors {
    const message = amountMessage(text, failure, {
      token: asset.token,
      decimals,
      cost: cost.data,
      left: cost.data ? formats.amount(dayLeft(cost.data)) : '',
    });
    return message === undefined ? {} : { amount: message };
  }

  const savedId = state.saved;
  const selected = knowledge.book?.find(({ id, currency_id }) => id === savedId && currency_id === asset.id);
  const isBookKnown = knowledge.book !== undefined;
  useEffect(() => {
    if (savedId === undefined || !isBookKnown) return;
    if (selected) {
      const { address, memo } = selected;
      patchDraft({ address, memo, middle: '', isSaved: false, hasNoMemo: false });
    }
    setState({ saved: undefined }, { replace: true });
  }, [savedId, isBookKnown, selected, patchDraft, setState]);

  const touch = (...some: readonly Field[]) => setTouched((before) => new Set([...before, ...some]));
  /** A fault is said when somebody has been there, or when waiting would cost them more. */
  const shown = (field: Field): string | undefined => {
    if (refusal.errors[field]) return refusal.errors[field];
    if (touched.has(field)) return errors[field];
    const isUrgent =
      (field === 'address' && knowledge.validation.kind !== 'empty' && draft.address.trim().length > 24) ||
      (field === 'amount' && (amountError === 'balance' || amountError === 'max' || amountError === 'day')) ||
      (field === 'network' && asset.isUnderMaintenance);
    return isUrgent ? errors[field] : undefined;
  };

  /** Shows and focuses what is wrong first; says whether nothing is. */
  const isRight = (some: readonly Field[] = fields): boolean => {
    touch(...some);
    const first = fields.find((field) => some.includes(field) && own[field] !== undefined);
    if (first === undefined) return true;
    elements.current[first]?.focus();
    return false;
  };

  /** The place is checked by the server, and that is not over. */
  const isChecking = knowledge.isChecking;
  /** There is no fee to agree to. */
  const lacksCost = asset.id !== '' && cost.error !== null && cost.error !== undefined;

  const forget = () => {
    clearDraft();
    setTouched(noFields);
    setRefusal(noServerErrors);
  };

  const finish = (tradeNo: string) => {
    forget();
    setState({ done: tradeNo, step: 'where', id: undefined });
  };

  const verificationOf = (summary: WithdrawalSummary, fee = '', left = ''): VerificationRequest => ({
    asksFirst: true,
    purpose: emailPurpose.withdrawal,
    title: text('withdrawals.confirm.title'),
    confirmLabel: text('withdrawals.confirm.action'),
    recap: <Recap summary={summary} fee={fee} saved={knowledge.saved} left={left} />,
  });

  const send = async (body: Omit<WithdrawalBody, 'request_id'>, verification: VerificationRequest) => {
    setBusy(true);
    setRefusal(noServerErrors);
    try {
      const outcome = await money.send((request_id) => ({ ...body, request_id }), verification);
      if (!outcome.isDone) return;
      money.dismiss();
      finish(outcome.data.trade_no);
    } catch (error) {
      if (!isUnknownOutcome(error)) {
        money.dismiss();
        const message = refusalOf(text, error);
        setRefusal(message);
        const first = fields.find((field) => message.errors[field] !== undefined);
        // When the dialog has given the focus back.
        if (first) setTimeout(() => elements.current[first]?.focus(), 0);
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
        id: asset.id,
        address,
        memo,
        amount,
        quote_id,
        ...(draft.isSaved &&
          knowledge.saved === undefined && { save_address: true, label: draft.label.trim() }),
      },
      verificationOf(
        { token: asset.token, network: networkName(text, network), address, memo, amount, actual },
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
    asset,
    knowledge,
    warnings,
    cost,
    amount,
    amountError,
    decimals,
    shown,
    touch,
    isRight,
    submit,
    isBusy: isBusy || (isWaiting && !lacksCost),
    isChecking,
    lacksCost,
    /** What stands before the form; undefined while it is not known who is signed in, too. */
    eligibility: user && eligibilityOf(user, clock.now()),
    /** The merchant has frozen the account, or support has (10024). */
    isClosed: cost.data?.reason === 'frozen',
    refusal,
    areBalancesHidden,
    /** Where the focus goes when a part is wrong. */
    hostLabel: (field: Field) => (element: HTMLElement | null) => {
      elements.current[field] = element;
    },
    ack: ackOf(asset.id, draft.address),
    takeSaved: (entry: SavedAddress) => {
      const id = asset.choice?.networks.some(({ token }) => token.id === entry.currency_id)
        ? entry.currency_id
        : asset.id;
      asset.setAsset(id, { address: entry.address, memo: entry.memo, isSaved: false, hasNoMemo: false });
      touch('address');
    },
    money,
    verificationOf,
    finish,
    restart: (change: Partial<WithdrawDraft> = {}) => {
      forget();
      patchDraft({ ...emptyDraft, ...change });
      setState({ done: undefined, step: 'where', id: change.id });
    },
  };
}

export type Withdraw = ReturnType<typeof useWithdraw>;
