import { useText } from '../../i18n/useText.ts';
import { CopyValue } from '../../parts/CopyValue.tsx';
import * as css from './docs.css.ts';

/** A command to copy; it scrolls sideways by itself, never the page, and by keyboard (WCAG 2.1.1). */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  const text = useText();
  return (
    <div className={css.block}>
      <pre className={css.code} role="region" tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
      <span className={css.copy}>
        <CopyValue value={code} what={text('docs.copy')} />
      </span>
    </div>
  );
}
