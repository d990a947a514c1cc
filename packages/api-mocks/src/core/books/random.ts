export interface Random {
  /** The state of the generator, which a file can store. */
  state: readonly number[];
  /** Returns a number n with 0 ≤ n < 1. */
  next(): number;
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted(weights: readonly number[]): number;
  hex(length: number): string;
  digits(length: number): string;
  /** Creates a generator from the seed and a label, independent of the values already drawn. */
  fork(label: string): Random;
}

/** Returns a function that generates 32-bit seeds from a string (xmur3). */
function hasher(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
}

export function hash32(text: string): number {
  return hasher(text)();
}

const sums = new WeakMap<readonly number[], number>();

function sumOf(weights: readonly number[]): number {
  let sum = sums.get(weights);
  if (sum === undefined) {
    sum = weights.reduce((whole, weight) => whole + weight, 0);
    sums.set(weights, sum);
  }
  return sum;
}

/** Creates a deterministic generator: sfc32, with seeds from xmur3. */
export function createRandom(seed: string): Random {
  const draw = hasher(seed);
  let a = draw();
  let b = draw();
  let c = draw();
  let d = draw();
  const word = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 8; i += 1) word();
  const next = () => word() / 4294967296;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    get state() {
      return [a, b, c, d];
    },
    set state(state) {
      [a = 0, b = 0, c = 0, d = 0] = state;
    },
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('the list is empty');
      return item;
    },
    weighted(weights) {
      let rest = next() * sumOf(weights);
      for (let i = 0; i < weights.length; i += 1) {
        rest -= weights[i] ?? 0;
        if (rest < 0) return i;
      }
      return weights.length - 1;
    },
    hex(length) {
      let text = '';
      while (text.length < length) text += word().toString(16).padStart(8, '0');
      return text.slice(0, length);
    },
    digits(length) {
      let text = '';
      while (text.length < length) text += String(word() % 100_000_000).padStart(8, '0');
      return text.slice(0, length);
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
