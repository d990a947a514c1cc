import { useText } from '#i18n/useText.ts';
import { CopyValue } from './CopyValue.tsx';
import * as css from './codeBlock.css.ts';

interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  readonly isLabelHidden?: boolean;
  /** If true, long lines wrap and the height is limited. Otherwise, the block scrolls horizontally. */
  readonly isWrapped?: boolean;
  readonly copy?: string;
}

/** Renders a block of code that keyboard users can scroll (WCAG 2.1.1). */
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
