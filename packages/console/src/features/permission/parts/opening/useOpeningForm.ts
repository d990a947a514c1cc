import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Opening } from '@settlement/api-mocks/contract/opening';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { usePaths } from '#data/session/device.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { useNavigate } from '#data/page/location.ts';
import { refusalCode } from '#data/money/moneyErrors.ts';
import {
  type OpeningStep,
  openingStateAtom,
  openingSteps,
  picturesAtom,
  submitOpeningAtom,
} from '#data/permission.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { userQueryAtom } from '#data/user.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { fieldsByWireName } from '#kit/form/serverErrors.ts';
import { useForm } from '#kit/form/useForm.ts';
import {
  bodyOf,
  fieldsOf,
  firstOpenStep,
  fromOpening,
  type OpeningDraft,
  type OpeningField,
  type OpeningForm,
  openingSchema,
  stepOf,
  wireNames,
} from './openingValues.ts';
import { ownZone } from '#lib/time/time.ts';

export function useOpeningForm(user: UserInfo, opening: Opening) {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const [{ step: requestedStep }, setState] = useUrlState(openingStateAtom);
  const begun: OpeningDraft = useMemo(() => fromOpening(opening, ownZone()), [opening]);
  const [draft, patch, clear] = useEditDraft('opening', begun);
  const [pictures, setPictures] = useAtom(picturesAtom);
  const [code, setCode] = useState('');
  // If images were selected but aren't in memory, a reload has removed them. An image that the user removed is ''.
  const [wasReloaded] = useState(
    draft.hadPictures && pictures.registration === undefined && pictures.identity === undefined,
  );
  const submit = useSetAtom(submitOpeningAtom);
  const { refetch } = useAtomValue(userQueryAtom);

  const [registration = '', identity = ''] = opening.documents;
  const handedIn: OpeningForm = { code: '', ...begun, registration, identity };
  const values: OpeningForm = {
    code,
    ...draft,
    registration: pictures.registration ?? registration,
    identity: pictures.identity ?? identity,
  };
  const go = (step: OpeningStep) => setState({ step });

  const form = useForm({
    initial: handedIn,
    draft: [
      values,
      ({ code: newCode, registration: one, identity: other, ...fields }) => {
        if (newCode !== undefined) setCode(newCode);
        if (one !== undefined) setPictures({ registration: one });
        if (other !== undefined) setPictures({ identity: other });
        patch(one || other ? { ...fields, hadPictures: true } : fields);
      },
      clear,
    ],
    schema: openingSchema,
    wireNames,
    // Error 10038 means here that the application is incomplete, so the verification dialog must not open.
    messageOf: (error) => (isApiError(error, 'verification') ? errorText(text, error) : undefined),
    onInvalid: ([first]) => {
      const step = first && stepOf(first);
      if (step) go(step);
    },
    submit: async (checked) => {
      try {
        await submit(bodyOf(checked));
        navigate(paths.reviewing, { replace: true, isForced: true });
      } catch (error) {
        const refusal = refusalCode(error);
        if (refusal === errorCode.EMAIL_CODE_WRONG) setCode('');
        if (refusal === errorCode.UNDER_REVIEW || refusal === errorCode.ACCOUNT_OPENED) {
          await refetch();
          const path = refusal === errorCode.ACCOUNT_OPENED ? paths.home : paths.reviewing;
          navigate(path, { replace: true, isForced: true });
        }
        throw error;
      }
    },
  });

  // A link may contain a later step, but the earlier steps must be completed first.
  const open = firstOpenStep(values);
  const isTooFar = open !== undefined && openingSteps.indexOf(requestedStep) > openingSteps.indexOf(open);
  const step = isTooFar ? open : requestedStep;
  const position = openingSteps.indexOf(step);
  const after = openingSteps[position + 1];
  const reasons = auditReasons(user, handedIn);

  return {
    form: {
      ...form,
      submit: () => {
        if (after === undefined) form.submit();
        else if (form.check(...fieldsOf(step))) go(after);
      },
    },
    step,
    position,
    before: openingSteps[position - 1],
    after,
    go,
    /** Returns the error of a field, or the reason of the review until the value changes. */
    note: (field: OpeningField) => {
      const reason = handedIn[field] === values[field] ? reasons.get(field) : undefined;
      const errorMessage = form.errors[field] ?? reason;
      return errorMessage === undefined ? {} : { errorMessage };
    },
    isPictureLost: wasReloaded && (values.registration === '' || values.identity === ''),
  };
}

export type OpeningFormState = ReturnType<typeof useOpeningForm>;

function auditReasons({ status, audit }: UserInfo, form: OpeningForm): ReadonlyMap<OpeningField, string> {
  const reasons = new Map<OpeningField, string>();
  if (status !== userStatus.failed) return reasons;
  const fieldNamed = fieldsByWireName(form, wireNames);
  for (const { field: name, reason } of audit.fields) {
    const field = fieldNamed(name);
    if (field !== undefined) reasons.set(field, reason);
  }
  return reasons;
}
