import { Fragment } from 'react';

/** A whole address; a long one breaks before its slashes and dots and not inside its words. */
export function WebAddress({ url }: { readonly url: string }) {
  const starts = [0, ...Array.from(url.matchAll(/(?<![:/])(?=[/.])/g), ({ index }) => index)];
  return (
    <>
      {starts.map((start, part) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {url.slice(start, starts[part + 1])}
        </Fragment>
      ))}
    </>
  );
}
