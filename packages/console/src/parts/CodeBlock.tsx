import { useText } from '#i18n/useText.ts';
import { CopyValue } from './CopyValue.tsx';
import * as css from './codeBlock.css.ts';

interface CodeBlockProps {
  /** What it is, in words. */
  readonly label: string;
  readonly code: string;
  /** The words around it say already what it is. */
  readonly isLabelHidden?: boolean;
  /** Breaks long lines and ends at a height, for what a machine sent; code scrolls sideways. */
  readonly isWrapped?: boolean;
  /** What is copied, when it is not what is shown. */
  readonly copy?: string;
}

/** Text for a machine, with a way to copy it. It scrolls inside itself, by keyboard too (WCAG 2.1.1). */
export function CodeBlock({
  label,
  code,
  isLabelHidden = false,
  isWrapped = false,
  copy = code,
}: CodeBlockProps) {
  const text = useText();
  const button = copy !== '' && (
    <CopyValue value={copy} what={isLabelHidden ? text('common.example') : label} />
  );
  return (
    <div>
      {!isLabelHidden && (
        <div className={css.head}>
          <span>{label}</span>
          {button}
        </div>
      )}
      <div className={css.block}>
        <pre className={css.code({ isWrapped })} role="region" tabIndex={0} aria-label={label} translate="no">
          <code>{code === '' ? '—' : code}</code>
        </pre>
        {isLabelHidden && <span className={css.copy}>{button}</span>}
      </div>
    </div>
  );
}
