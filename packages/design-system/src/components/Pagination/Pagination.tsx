import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#icons/icons.ts';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import * as css from './Pagination.css.ts';
import { pageRange, requestedPage } from './pageRange.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** The number of rows on a page. */
  pageSize: number;
  /** The page sizes. Users can change them if there are several, and `onPageSizeChange` is set. */
  pageSizes?: readonly number[];
  /** The number of records on all pages. */
  total: number;
  /** Called with the selected page, starting at 1. */
  onPageChange: (page: number) => void;
  /** Called with the selected page size. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Replaces the default texts. */
  labels?: Labels<'Pagination'>;
}

const none: readonly number[] = [];

const grouped = (value: number) => value.toLocaleString('en');

const texts: ComponentLabels['Pagination'] = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  range: (from, to, total) => `${grouped(from)}–${grouped(to)} of ${grouped(total)}`,
  goTo: 'Go to',
  pageSize: 'Rows per page',
  pageSizeOption: (size) => `${size} / page`,
};

/** The pages of a list, with an input for a page number. For a list without pages, use `InfiniteList`. */
export function Pagination({
  page,
  pageCount,
  pageSize,
  pageSizes = none,
  total,
  onPageChange,
  onPageSizeChange,
  labels: own,
}: PaginationProps) {
  const labels = useLabels('Pagination', texts, own);
  const from = Math.min((page - 1) * pageSize + 1, total);
  return (
    <nav className={css.bar} aria-label={labels.navigation}>
      <span aria-live="polite">{labels.range(from, Math.min(page * pageSize, total), total)}</span>
      <div className={css.controls}>
        {onPageSizeChange && pageSizes.length > 1 && (
          <div className={css.size}>
            <Select
              label={labels.pageSize}
              isLabelHidden
              value={String(pageSize)}
              onChange={(key) => onPageSizeChange(Number(key))}
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

/** Renders a button for the previous or next page. It stays focusable at the first and last page. */
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
    // An invalid page number stays in the field and is marked.
    setRefused(page === undefined && text.trim() !== '');
    if (page === undefined) return;
    setText('');
    onJump(page);
  };
  return (
    <Label className={css.jump}>
      {label}
      <Input
        className={css.jumpInput}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump();
        }}
      />
    </Label>
  );
}
