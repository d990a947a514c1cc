import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Opening } from '@settlement/api-mocks/contract/opening';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { isApiError } from '../../../../api/errors.ts';
import { usePaths } from '../../../../data/device.ts';
import { useDraft } from '../../../../data/drafts.ts';
import { reportErrorAtom } from '../../../../data/endpointQuery.ts';
import { useNavigate } from '../../../../data/location.ts';
import {
  type OpeningStep,
  openingStateAtom,
  openingSteps,
  picturesAtom,
  submitOpeningAtom,
} from '../../../../data/permission.ts';
import { useUrlState } from '../../../../data/urlState.ts';
import { userQueryAtom } from '../../../../data/user.ts';
import { errorText } from '../../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../../i18n/fieldText.ts';
import { useText } from '../../../../i18n/useText.ts';
import { areaCodeOf } from './areaCode.ts';
import {
  type OpeningField,
  type OpeningForm,
  atFields,
  emptyOpening,
  firstOpenStep,
  fromOpening,
  hasErrorIn,
  isModel,
  isVolume,
  kinds,
  openingErrors,
  stepOf,
} from './draft.ts';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The form over its four steps: what is written, what is wrong with it, and how it goes on. */
export function useOpeningForm(user: UserInfo, opening: Opening) {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const [{ step: requestedStep }, setState] = useUrlState(openingStateAtom);
  const [draft, patch, clear] = useDraft('opening', emptyOpening);
  const [pictures, setPictures] = useAtom(picturesAtom);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<ReadonlySet<OpeningStep>>(new Set());
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const submit = useSetAtom(submitOpeningAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const { refetch } = useAtomValue(userQueryAtom);

  const begun = useMemo(() => fromOpening(opening, ownZone()), [opening]);
  const [registration = '', identity = ''] = opening.documents;
  const form: OpeningForm = {
    ...(draft.isStarted ? draft : begun),
    registration: pictures.registration || registration,
    identity: pictures.identity || identity,
    code,
  };
  const errors = openingErrors(form);
  const refused = useMemo(() => {
    const serverErrors = atFields(fieldErrors(text, error));
    if (isApiError(error) && error.code === errorCode.NAME_EXISTS)
      return { ...serverErrors, name: errorText(text, error) };
    if (isApiError(error) && error.code === errorCode.EMAIL_CODE_WRONG)
      return { ...serverErrors, code: errorText(text, error) };
    return serverErrors;
  }, [error, text]);
  /** What the audit asked to be corrected, until it is. */
  const requested =
    user.status === userStatus.failed
      ? atFields(Object.fromEntries(user.audit.fields.map(({ field, reason }) => [field, reason])))
      : {};
  const handedIn = { ...begun, registration, identity };

  // A link may name a later step; there is nothing to do there before the earlier ones are written.
  const open = firstOpenStep(errors);
  const isTooFar = open !== undefined && openingSteps.indexOf(requestedStep) > openingSteps.indexOf(open);
  const step = isTooFar ? open : requestedStep;

  const go = (next: OpeningStep) => setState({ step: next });
  const change = ({ code: newCode, registration: one, identity: other, ...fields }: Partial<OpeningForm>) => {
    setError(undefined);
    if (newCode !== undefined) setCode(newCode);
    if (one !== undefined) setPictures({ registration: one });
    if (other !== undefined) setPictures({ identity: other });
    if (Object.keys(fields).length > 0)
      patch({ ...(draft.isStarted ? {} : begun), ...fields, isStarted: true });
  };

  const messageOf = (field: OpeningField): string | undefined => {
    const server = refused[field];
    if (server !== undefined) return server;
    const problem = errors[field];
    if (problem !== undefined && tried.has(stepOf[field])) return fieldText(text, problem);
    const reason = requested[field];
    return reason !== undefined && field in handedIn && Reflect.get(handedIn, field) === form[field]
      ? reason
      : undefined;
  };
  /** Whether it may go on; otherwise what is wrong is said. */
  const pass = (at: OpeningStep): boolean => {
    setTried((before) => new Set([...before, at]));
    return !hasErrorIn(at, errors);
  };

  const send = async (): Promise<void> => {
    const wrong = openingSteps.find((one) => !pass(one));
    if (wrong !== undefined) return go(wrong);
    setPending(true);
    try {
      await submit(bodyOf(form));
      clear();
      navigate(paths.reviewing, { replace: true, isForced: true });
    } catch (failure) {
      report(failure);
      setError(failure);
      if (
        isApiError(failure) &&
        (failure.code === errorCode.UNDER_REVIEW || failure.code === errorCode.ACCOUNT_OPENED)
      ) {
        await refetch();
        navigate(failure.code === errorCode.ACCOUNT_OPENED ? paths.home : paths.reviewing, {
          replace: true,
          isForced: true,
        });
        return;
      }
      if (isApiError(failure) && failure.code === errorCode.EMAIL_CODE_WRONG) setCode('');
      goToRefused(failure);
    } finally {
      setPending(false);
    }
  };
  const goToRefused = (failure: unknown) => {
    if (!isApiError(failure)) return;
    const fields = new Set<string>(Object.keys(atFields(fieldErrors(text, failure))));
    if (failure.code === errorCode.EMAIL_CODE_WRONG) fields.add('code');
    if (failure.code === errorCode.NAME_EXISTS) fields.add('name');
    const first = openingSteps.find((one) => isAnyAt(one, fields));
    if (first !== undefined) go(first);
  };

  return {
    form,
    step,
    go,
    change,
    messageOf,
    pass,
    send,
    isPending,
    /** What belongs to no field. */
    error: error !== undefined && Object.keys(refused).length === 0 ? errorText(text, error) : undefined,
    isCodeMissing: errors.code !== undefined,
  };
}

export type OpeningFormState = ReturnType<typeof useOpeningForm>;

function isAnyAt(step: OpeningStep, fields: ReadonlySet<string>): boolean {
  return Object.entries(stepOf).some(([field, at]) => at === step && fields.has(field));
}

/** The application as the contract takes it. */
function bodyOf(form: OpeningForm) {
  const type = kinds.find((one) => String(one) === form.kind);
  const { model, volume } = form;
  return {
    name: form.name.trim(),
    email_code: form.code,
    contact: { area_code: areaCodeOf(form.areaRegion), phone: form.phone },
    ...(type !== undefined && isModel(model) && isVolume(volume) && { business: { type, model, volume } }),
    merchant: {
      website: form.website.trim(),
      telegram: form.telegram.trim(),
      x: form.x.trim(),
      time_zone: form.zone,
      address: { street: form.street.trim(), city: form.city.trim(), country: form.country },
    },
    documents: [form.registration, form.identity],
  };
}
