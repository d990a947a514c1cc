import { CopyButton } from '@settlement/design-system/CopyButton';
import * as css from './codeBlock.css.ts';

export function CodeBlock({ code, label = 'Code' }: { readonly code: string; readonly label?: string }) {
  return (
    <div className={css.block}>
      <pre className={css.code} role="region" aria-label={label} tabIndex={0}>
        {code}
      </pre>
      <div>
        <CopyButton value={code} label="Copy the code" />
      </div>
    </div>
  );
}
