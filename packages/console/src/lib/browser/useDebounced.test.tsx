// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEBOUNCE, useDebouncedText } from './useDebounced.ts';

beforeEach(() => vi.useFakeTimers());

describe('useDebouncedText', () => {
  it('commits typed text after a pause of 300 ms (specification §9)', () => {
    const commit = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useDebouncedText('', commit));
    act(() => result.current[1]('O'));
    act(() => void vi.advanceTimersByTime(DEBOUNCE - 1));
    act(() => result.current[1]('OR'));
    act(() => void vi.advanceTimersByTime(DEBOUNCE - 1));
    expect(result.current[0]).toBe('OR');
    expect(commit).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(commit.mock.calls).toEqual([['OR']]);
  });

  it('keeps newer text when an older committed value is passed back', () => {
    const commit = vi.fn<(value: string) => void>();
    const { result, rerender } = renderHook(
      ({ value }) => useDebouncedText(value, commit, { clean: (text) => text.trim() }),
      { initialProps: { value: '' } },
    );
    act(() => result.current[1]('cold '));
    act(() => void vi.advanceTimersByTime(DEBOUNCE));
    expect(commit.mock.lastCall).toEqual(['cold']);
    act(() => result.current[1]('cold w'));
    rerender({ value: 'cold' });
    expect(result.current[0]).toBe('cold w');
    act(() => void vi.runAllTimers());
    expect(commit.mock.lastCall).toEqual(['cold w']);
    rerender({ value: 'cold w' });
    rerender({ value: '' });
    expect(result.current[0]).toBe('');
    rerender({ value: 'cold w' });
    expect(result.current[0]).toBe('cold w');
  });

  it('keeps a trailing space while the user types', () => {
    const commit = vi.fn<(value: string) => void>();
    const { result, rerender } = renderHook(
      ({ value }) => useDebouncedText(value, commit, { clean: (text) => text.trim() }),
      { initialProps: { value: '' } },
    );
    act(() => result.current[1]('cold '));
    act(() => void vi.runAllTimers());
    rerender({ value: 'cold' });
    act(() => void vi.runAllTimers());
    expect(result.current[0]).toBe('cold ');
  });

  it('shows an external change without committing it', () => {
    const commit = vi.fn<(value: string) => void>();
    const { result, rerender } = renderHook(({ value }) => useDebouncedText(value, commit), {
      initialProps: { value: 'old' },
    });
    act(() => result.current[1]('typing'));
    rerender({ value: '' });
    act(() => void vi.runAllTimers());
    expect(result.current[0]).toBe('');
    expect(commit).not.toHaveBeenCalled();
  });
});
