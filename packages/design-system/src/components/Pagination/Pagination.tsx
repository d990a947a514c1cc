import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#icons/icons.ts';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { requestedPage, pageRange } from './pageRange.ts';
import * as css from './Pagination.css.ts';

export interface PaginationLabels {
  /** Names the landmark. */
  navigation: string;
  /** Names the button of the page before. */
  previous: string;
  /** Names the button of the page after. */
  next: string;
  /** Names a page for screen readers: "Page 3". */
  page: (page: number) => string;
  /** What is shown of how much: "1–20 of 12,406". */
  range: (from: number, to: number, total: number) => string;
  /** Before the box for a page number: "Go to". */
  goTo: string;
  /** Names the choice of a page size. */
  pageSize: string;
  /** One page size: "20 / page". */
  pageSizeOption: (size: number) => string;
}

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Rows on a page. */
  pageSize: number;
  /** Sizes to choose from; leave out for no choice. */
  pageSizes?: readonly number[];
  /** Number of records over all pages. */
  total: number;
  /** Told the page that was chosen, from 1. */
  onPageChange: (page: number) => void;
  /** Told the number of rows that was chosen. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Names of the control and its buttons. */
  labels: PaginationLabels;
}

const none: readonly number[] = [];

/** Pages of a list, with a box to jump to one. For a stream without an end: use `InfiniteList`. */
export function Pagination({
  page,
  pageCount,
  pageSize,
  pageSizes = none,
  total,
  onPageChange,
  onPageSizeChange,
  labels,
}: PaginationProps) {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav className={css.bar} aria-label={labels.navigation}>
      <span aria-live="polite">{labels.range(from, Math.min(page * pageSize, total), total)}</span>
      <div className={css.controls}>
        {onPageSizeChange && pageSizes.length > 1 && (
          <div className={css.size}>
            <Select
              label={labels.pageSize}
              isLabelHidden
              placeholder=""
              selectedKey={String(pageSize)}
              onSelectionChange={(key) => onPageSizeChange(Number(key))}
            >
              {pageSizes.map((size) => (
                <SelectItem key={size} id={String(size)}>
                  {labels.pageSizeOption(size)}
                </SelectItem>
              ))}
            </Select>
          </div>
        )}
        <ul className={css.list}>
          <li>
            <Step
              label={labels.previous}
              isDisabled={page <= 1}
              onPress={() => onPageChange(page - 1)}
              icon={<ChevronLeftIcon size={18} className={mirrored} aria-hidden="true" />}
            />
          </li>
          {pageRange(page, pageCount).map((mark) =>
            typeof mark === 'string' ? (
              <li key={mark} className={cx(css.gap, css.wide)} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={mark} className={css.wide}>
                <Button
                  className={css.page}
                  aria-label={labels.page(mark)}
                  aria-current={mark === page ? 'page' : undefined}
                  onPress={() => onPageChange(mark)}
                >
                  {mark}
                </Button>
              </li>
            ),
          )}
          <li className={css.narrow}>
            {page} / {pageCount}
          </li>
          <li>
            <Step
              label={labels.next}
              isDisabled={page >= pageCount}
              onPress={() => onPageChange(page + 1)}
              icon={<ChevronRightIcon size={18} className={mirrored} aria-hidden="true" />}
            />
          </li>
        </ul>
        {pageCount > 1 && <Jump label={labels.goTo} pageCount={pageCount} onJump={onPageChange} />}
      </div>
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  isDisabled: boolean;
  onPress: () => void;
}

/** At the first and last page it stays focusable: a disabled button would drop the focus. */
function Step({ label, icon, isDisabled, onPress }: StepProps) {
  return (
    <Button
      className={css.page}
      aria-label={label}
      onPress={() => {
        if (!isDisabled) onPress();
      }}
      render={(element) => <button {...element} aria-disabled={isDisabled || undefined} />}
    >
      {icon}
    </Button>
  );
}

interface JumpProps {
  label: string;
  pageCount: number;
  onJump: (page: number) => void;
}

function Jump({ label, pageCount, onJump }: JumpProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const jump = () => {
    const page = requestedPage(text, pageCount);
    // What is no page stays as it was typed, marked.
    setRefused(page === undefined && text.trim() !== '');
    if (page === undefined) return;
    setText('');
    onJump(page);
  };
  return (
    <TextField
      className={css.jump}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      isInvalid={isRefused}
      validationBehavior="aria"
      value={text}
      onChange={(typed) => {
        setText(typed);
        setRefused(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') jump();
      }}
    >
      <Label>{label}</Label>
      <Input className={css.jumpInput} />
    </TextField>
  );
}
