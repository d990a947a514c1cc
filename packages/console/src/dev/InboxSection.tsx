import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { Button } from '@settlement/design-system/Button';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import * as css from './devPanel.css.ts';
import { PanelSection } from './PanelFrame.tsx';

const MOST = 8;
const languages = ['en-US', 'zh-CN'] as const;

type Message = ReturnType<MockApi['inbox']>[number];

export function InboxSection({ api }: { api: MockApi }) {
  const [language, setLanguage] = useState<(typeof languages)[number]>();
  const sent = api.inbox(language).slice(0, MOST);
  return (
    <PanelSection title="Inbox">
      <Inline gap="s">
        {languages.map((one) => (
          <Button
            key={one}
            variant="outline"
            size="small"
            aria-pressed={language === one}
            onPress={() => setLanguage(language === one ? undefined : one)}
          >
            {one === 'en-US' ? 'In English' : 'In Chinese'}
          </Button>
        ))}
      </Inline>
      {sent.length === 0 ? (
        <Text size="small" tone="muted">
          None yet.
        </Text>
      ) : (
        <ul className={css.inbox}>
          {sent.map((message) => (
            <li key={`${message.at}-${message.channel}-${message.to}-${message.purpose}-${message.subject}`}>
              <MessageRow message={message} />
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { channel, to, purpose, code, subject, text } = message;
  return (
    <>
      <Inline gap="s">
        <span>{purpose === 0 ? `${channel} to ${to}` : `${channel} to ${to}, purpose ${purpose}`}</span>
        {purpose > 0 && <Code code={code} />}
      </Inline>
      {subject !== undefined && (
        <Disclosure title={<span lang={message.language}>{subject}</span>}>
          <Text as="p" size="small" tone="muted">
            <span lang={message.language} className={css.message}>
              {text}
            </span>
          </Text>
        </Disclosure>
      )}
    </>
  );
}

function Code({ code }: { code: string }) {
  if (code === '')
    return (
      <Text size="small" tone="muted">
        used
      </Text>
    );
  return (
    <>
      <Mono>{code}</Mono>
      <CopyButton value={code} label={`Copy code ${code}`} />
    </>
  );
}
