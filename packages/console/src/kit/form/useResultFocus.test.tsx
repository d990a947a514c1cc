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

it('focuses the heading of a result that replaces its form', () => {
  const { rerender } = render(<Screen isDone={false} />);
  screen.getByRole('button', { name: 'Continue' }).focus();
  rerender(<Screen isDone />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('focuses the first field of the form that replaces its result', () => {
  const { rerender } = render(<Screen isDone />);
  screen.getByRole('button').focus();
  rerender(<Screen isDone={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
});

it('leaves the focus alone where the screen is opened on the result', () => {
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

it('goes back to the button that opened what is closed', () => {
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

it('moves a focus that was lost to what appeared without anybody’s doing, and no other', () => {
  const { rerender } = render(<Outcome isPending={false} />);
  screen.getByRole('button').focus();
  rerender(<Outcome isPending />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  screen.getByRole('link').focus();
  rerender(<Outcome isPending={false} />);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
