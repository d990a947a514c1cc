import type { MockWorker } from '@settlement/api-mocks/browser';
import { Button } from '@settlement/design-system/Button';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { saveFile } from '#lib/browser/saveFile.ts';
import { PanelSection } from './PanelFrame.tsx';

interface StateSectionProps {
  worker: MockWorker;
  change: (action: () => void) => void;
}

export function StateSection({ worker, change }: StateSectionProps) {
  const [outcome, setOutcome] = useState('');

  const exportState = () => {
    const json = JSON.stringify(worker.api.exportState());
    saveFile(new Blob([json], { type: 'application/json' }), 'mock-bank.json');
  };
  const importState = async (file: File | undefined) => {
    if (!file) return;
    try {
      const state: unknown = JSON.parse(await file.text());
      change(() => worker.api.importState(state));
      setOutcome(`${file.name} is loaded.`);
    } catch {
      setOutcome(`${file.name} is not a state of this mock API.`);
    }
  };

  return (
    <PanelSection title="State">
      <Inline gap="s">
        <Button
          variant="outline"
          size="small"
          onPress={() => void worker.reset().then(() => change(() => undefined))}
        >
          Reset
        </Button>
        <Button variant="outline" size="small" onPress={exportState}>
          Export
        </Button>
      </Inline>
      <FilePicker
        label="State file"
        labels={{ choose: 'Import', drop: 'Drop or paste a state file here' }}
        acceptedFileTypes={['application/json']}
        onSelect={([file]) => void importState(file)}
      />
      <Text size="small" tone="muted">
        <span role="status">{outcome}</span>
      </Text>
    </PanelSection>
  );
}
