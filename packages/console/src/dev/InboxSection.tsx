import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import * as css from './dev-panel.css.ts';
import { PanelSection } from './PanelSection.tsx';

const MOST = 8;

/** The codes that were "sent" by e-mail and text message, the newest first. */
export function InboxSection({ api }: { api: MockApi }) {
  const sent = api.inbox().slice(0, MOST);
  return (
    <PanelSection title="Codes sent">
      {sent.length === 0 ? (
        <Text size="small" tone="muted">
          None yet.
        </Text>
      ) : (
        <ul className={css.inbox}>
          {sent.map(({ at, channel, to, purpose, code }) => (
            <li key={`${at}-${channel}-${to}-${purpose}`}>
              <Inline gap="s">
                <span>
                  {channel} to {to}, purpose {purpose}
                </span>
                {code === '' ? (
                  <Text size="small" tone="muted">
                    used
                  </Text>
                ) : (
                  <>
                    <Mono>{code}</Mono>
                    <CopyButton
                      value={code}
                      label={`Copy code ${code}`}
                      copiedLabel="Copied"
                      failedLabel="Not copied"
                    />
                  </>
                )}
              </Inline>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
