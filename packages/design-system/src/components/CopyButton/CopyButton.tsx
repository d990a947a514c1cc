import { useEffect, useRef, useState } from 'react';

import { CheckIcon, CloseIcon, CopyIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface CopyButtonProps {
  /** The complete text to copy to the clipboard. */
  value: string;
  /** The label, which names the copied text: "Copy platform order". */
  label: string;
  /** Replaces the texts that screen readers announce. */
  labels?: Labels<'CopyButton'>;
  /** The size. `small` fits next to text. @default 'small' */
  size?: 'small' | 'medium';
  /** Called with the result, for example to show a toast. */
  onCopy?: (isCopied: boolean) => void;
}

type Outcome = 'copied' | 'failed' | undefined;

const texts: ComponentLabels['CopyButton'] = { copied: 'Copied', failed: 'Couldn’t copy' };

/** A button that copies a value and announces the result. */
export function CopyButton({ value, label, labels, size = 'small', onCopy }: CopyButtonProps) {
  const { copied, failed } = useLabels('CopyButton', texts, labels);
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const isCopied = await writeText(value);
    setOutcome(isCopied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), 2000);
    onCopy?.(isCopied);
  };

  return (
    <>
      <IconButton
        size={size}
        label={label}
        icon={<OutcomeIcon outcome={outcome} />}
        onPress={() => void copy()}
      />
      <VisuallyHidden role="status">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </VisuallyHidden>
    </>
  );
}

function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  if (outcome === 'copied') return <CheckIcon aria-hidden="true" />;
  if (outcome === 'failed') return <CloseIcon aria-hidden="true" />;
  return <CopyIcon aria-hidden="true" />;
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return !window.isSecureContext && copySelection(text);
  }
}

/** Copies a text by selecting it. Browsers provide the clipboard API only on HTTPS pages. */
function copySelection(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // An open dialog keeps the focus inside, so the text must be part of it.
  (activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.select();
  // `execCommand` is deprecated, but it's the only way to copy without HTTPS.
  const isCopied = document.execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}
