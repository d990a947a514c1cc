/**
 * Runs in the page before anything else: the same moment (unix milliseconds) and the same random numbers in
 * each visit. The clock goes on from there, since debounced functions wait for it. There is no timer that takes longer
 * than a play, such as the one that takes a toast away; how much of it passes depends on how busy the machine is.
 */
export function holdWorld(moment: number): void {
  const LONGEST = 3000;
  const realTimeout = globalThis.setTimeout.bind(globalThis);
  const RealDate = Date;
  let begun = performance.now();
  const now = () => Math.floor(moment + performance.now() - begun);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  let state = 1;
  // A linear congruential generator (Numerical Recipes): only its sameness matters.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const bytes = (array: Uint8Array) => array.forEach((_, index) => (array[index] = next() >>> 24));
  const held = (handler: () => void, delay = 0, ...rest: readonly []) =>
    delay > LONGEST ? 0 : realTimeout(handler, delay, ...rest);
  Object.assign(globalThis, {
    realTimeout,
    restartWorld: () => {
      state = 1;
      begun = performance.now();
    },
    setTimeout: held,
  });
  Math.random = () => next() / 2 ** 32;
  Object.defineProperty(crypto, 'randomUUID', {
    value: () => {
      const part = (length: number) => next().toString(16).padStart(8, '0').slice(0, length);
      return `${part(8)}-${part(4)}-4${part(3)}-8${part(3)}-${part(8)}${part(4)}`;
    },
  });
  Object.defineProperty(crypto, 'getRandomValues', {
    value: <Values extends ArrayBufferView>(values: Values) => {
      bytes(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
      return values;
    },
  });
}
