import { listSessions } from '@settlement/api-mocks/contract/activity';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Stack } from '@settlement/design-system/Stack';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue, useAtom, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { backHrefAtom, protectionsOf, accountStateAtom, editUserAtom } from '#data/account.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { FreezeCard } from './FreezeCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LogCard } from './LogCard.tsx';
import { ProtectionRow } from './ProtectionRow.tsx';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';
import { Button } from '@settlement/design-system/Button';
import { useUrlState } from '#data/page/urlState.ts';
import { preloadWizardProps } from './wizards.tsx';
import { Select } from '@settlement/design-system/Select';
import { idleChoiceAtom, idleChoices } from '#data/session/preferences.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { isFrozen } from '#data/user.ts';
import { useZoneName } from '#data/formats/useZoneName.ts';
import { TextField } from '@settlement/design-system/TextField';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useScrollToHash } from '#parts/useScrollToHash.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import * as v from 'valibot';
import { selectItems } from '#parts/fields/selectItems.tsx';

const phraseSchema = v.object({ phrase: v.pipe(v.string(), v.trim(), v.maxLength(20, 'too_long')) });

function PhraseCard({ user: { anti_phishing: saved = '' } }: { readonly user: UserInfo }) {
  const text = useText();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editUserAtom);
  const form = useForm({
    initial: { phrase: saved },
    schema: phraseSchema,
    wireNames: { phrase: 'anti_phishing' },
    submit: async ({ phrase }) => {
      return perform({
        content: (text) => ({
          title: text('account.phrase.title'),
          recap: text('account.phrase.recap'),
          confirmLabel: text('account.phrase.save'),
        }),
        call: (codes) => edit({ anti_phishing: phrase, ...codes }),
        done: text(phrase === '' ? 'account.phrase.removed' : 'account.phrase.saved'),
      });
    },
  });

  return (
    <Card id="phrase" title={text('account.phrase.title')} description={text('account.phrase.about')}>
      <Form form={form}>
        <TextField
          label={text('account.phrase.label')}
          description={text('account.phrase.hint')}
          autoComplete="off"
          {...form.field('phrase')}
        />
        <Stack align="start">
          <Button type="submit" variant="outline" isPending={form.isPending}>
            {text('account.phrase.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

export function SecurityTab({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const offers = useOffers();
  const back = useAtomValue(backHrefAtom);
  const protections = protectionsOf(user);
  const rows = useRef<HTMLUListElement>(null);
  useScrollToHash();
  return (
    <Stack>
      {back !== undefined && (
        <Banner
          tone="info"
          actions={
            <Link href={back} isStrong>
              {text('account.security.goBack')}
            </Link>
          }
        >
          {text('account.security.cameFrom')}
        </Banner>
      )}
      <LockBanner user={user} />
      <LevelCard user={user} protections={protections} />
      <Card title={text('account.security.methods')}>
        <ul ref={rows}>
          {protections.map((protection) => (
            <ProtectionRow key={protection.id} protection={protection} user={user} />
          ))}
        </ul>
      </Card>
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <Stack>
          <SwitchesCard user={user} />
          <IdleCard />
        </Stack>
        <Stack>
          {offers('outgoingTransfers') && <FreezeCard user={user} />}
          {offers('account') && <PhraseCard user={user} />}
          {offers(listSessions) && <SessionsCard />}
        </Stack>
      </Grid>
      <LogCard />
      <DangerCard />
      <SecurityDialogs user={user} rows={rows} />
    </Stack>
  );
}

function DangerCard() {
  const text = useText();
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <Card
      title={text('account.delete.title')}
      description={text('account.delete.lead')}
      actions={
        <span {...preloadWizardProps('delete')}>
          <Button variant="outline" tone="critical" onPress={() => setState({ action: 'delete' })}>
            {text('account.delete.open')}
          </Button>
        </span>
      }
    />
  );
}

function IdleCard() {
  const text = useText();
  const [choice, choose] = useAtom(idleChoiceAtom);
  return (
    <Card id="idle" title={text('account.idle.title')} description={text('account.idle.lead')}>
      <Select
        label={text('account.idle.label')}
        placeholder={text('account.idle.after.30')}
        value={choice}
        onChange={(id) => {
          const next = idleChoices.find((known) => known === id);
          if (next !== undefined) choose(next);
        }}
      >
        {selectItems(idleChoices, (id) => text(`account.idle.after.${id}`))}
      </Select>
    </Card>
  );
}

function LockBanner({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const zoneName = useZoneName();
  const clock = useAtomValue(serverClockAtom);
  if (isFrozen(user))
    return (
      <Banner tone="caution" title={text('account.freeze.frozen')} role="status">
        {text('account.freeze.onText')}
      </Banner>
    );
  if (user.withdraw_lock_until <= clock.now()) return null;
  return (
    <Banner tone="caution" title={text('account.security.lock.title')} role="status">
      {text('account.security.lock.text', { time: formats.time(user.withdraw_lock_until), zone: zoneName })}
    </Banner>
  );
}
