import { CopyValue } from '../../../parts/CopyValue.tsx';
import * as css from '../callbacks.css.ts';

interface CodeBlockProps {
  /** What it is, in words. */
  readonly name: string;
  readonly children: string;
  /** What is copied, when it is not what is shown. */
  readonly copy?: string;
}

/** Text as a machine wrote it, with a way to copy it; scrolls by keyboard too. */
export function CodeBlock({ name, children, copy = children }: CodeBlockProps) {
  return (
    <div>
      <div className={css.codeHead}>
        <span>{name}</span>
        {copy !== '' && <CopyValue value={copy} what={name} />}
      </div>
      <pre className={css.code} tabIndex={0} role="region" aria-label={name} translate="no">
        {children === '' ? '—' : children}
      </pre>
    </div>
  );
}
