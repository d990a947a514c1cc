import { Fragment } from 'react';

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
