// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useResultFocus } from './useResultFocus.ts';

function Screen({ isDone }: { readonly isDone: boolean }) {
  const container = useResultFocus(isDone);
  return (
    <div ref={container}>
      {isDone ? (
        <>
          <h2>Withdrawal submitted</h2>
          <button type="button">New withdrawal</button>
        </>
      ) : (
        <form>
          <input role="combobox" aria-controls="none" aria-expanded="false" aria-label="Token" />
          <input aria-label="Address" />
          <button type="submit">Continue</button>
        </form>
      )}
    </div>
  );
}

it('useResultFocus focuses the heading of a result that replaces its form', () => {
  const { rerender } = render(<Screen isDone={false} />);
  screen.getByRole('button', { name: 'Continue' }).focus();
  rerender(<Screen isDone />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('useResultFocus focuses the first field of a form that replaces its result', () => {
  const { rerender } = render(<Screen isDone />);
  screen.getByRole('button').focus();
  rerender(<Screen isDone={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
});

it('useResultFocus leaves the focus unchanged if the screen opens with the result', () => {
  const { rerender } = render(<Screen isDone />);
  rerender(<Screen isDone />);
  expect(document.activeElement).toBe(document.body);
});

function Panel({ isOpen }: { readonly isOpen: boolean }) {
  const container = useResultFocus(isOpen);
  return (
    <div ref={container}>{isOpen ? <h3>Refund this payment</h3> : <button type="button">Refund</button>}</div>
  );
}

it('useResultFocus focuses the button that opened a form when the form closes', () => {
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refund' }));
});

function Outcome({ isPending }: { readonly isPending: boolean }) {
  const container = useResultFocus(isPending, { isPolite: true });
  return (
    <>
      <a href="#help">Help</a>
      <div ref={container}>
        {isPending ? <h2>Not known yet</h2> : <button type="submit">Continue</button>}
      </div>
    </>
  );
}

it('useResultFocus with isPolite moves the focus only if the focus was lost', () => {
  const { rerender } = render(<Outcome isPending={false} />);
  screen.getByRole('button').focus();
  rerender(<Outcome isPending />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  screen.getByRole('link').focus();
  rerender(<Outcome isPending={false} />);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
