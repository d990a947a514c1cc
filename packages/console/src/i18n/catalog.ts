import type { MessageFormatElement } from 'react-intl';
import type { AppStorage } from '#lib/storage.ts';
import type { Area, MessageId } from './ids.ts';
import type { Language } from './language.ts';

/**
 * Messages as the build compiled them: parsed ICU, by id. The type names every id there is; at run time
 * only the loaded areas are there, and a route loads its areas before it renders.
 */
export type Messages = Record<MessageId, MessageFormatElement[]>;
export type LoadMessages = (language: Language, area: Area) => Promise<Messages>;

interface CatalogOptions {
  /** Without one, what is there is what was kept. */
  readonly load?: LoadMessages;
  /** Where the bundle is kept for the next start (specification §3, `message`). */
  readonly storage?: AppStorage | undefined;
  /** Names the messages of this build; a bundle kept under another id is stale. */
  readonly buildId?: string | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** Minimum pause before a failed file is requested again, doubled at each failure. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** The message files that are loaded so far, in every language used so far. */
export class Catalog {
  readonly #load: LoadMessages;
  readonly #storage: AppStorage | undefined;
  readonly #buildId: string | undefined;
  readonly #now: () => number;
  readonly #promises = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, { readonly pause: number; readonly until: number }>();
  readonly #areas = new Map<Language, Set<Area>>();
  readonly #messages = new Map<Language, Messages>();
  readonly #listeners = new Set<() => void>();

  constructor({ load = noLoad, storage, buildId, now = () => performance.now() }: CatalogOptions = {}) {
    this.#now = now;
    this.#load = load;
    this.#storage = storage;
    this.#buildId = buildId;
    this.#restore();
  }

  /**
   * The same promise for the same question, so that React's `use` can wait on it. A failed one is kept for a
   * while: `use` asks again at each render, and would ask the server without end.
   */
  load(language: Language, areas: readonly Area[]): Promise<void> {
    const key = keyOf(language, areas);
    const known = this.#promises.get(key);
    const failure = this.#failures.get(key);
    // What came by another question in the meantime is there.
    const isPaused = failure && this.#now() < failure.until && !this.has(language, areas);
    if (known && (!failure || isPaused)) return known;
    const made = this.#loadAll(language, areas).then(
      () => void this.#failures.delete(key),
      (error: unknown) => {
        const pause = Math.min(failure ? failure.pause * 2 : FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
        this.#failures.set(key, { pause, until: this.#now() + pause });
        throw error;
      },
    );
    this.#failures.delete(key);
    this.#promises.set(key, made);
    return made;
  }

  /** The same for what a person asks for: without a pause after a failure. */
  loadNow(language: Language, areas: readonly Area[]): Promise<void> {
    const key = keyOf(language, areas);
    const failure = this.#failures.get(key);
    if (failure) this.#failures.set(key, { ...failure, until: this.#now() });
    return this.load(language, areas);
  }

  has(language: Language, areas: readonly Area[]): boolean {
    const loaded = this.#areas.get(language);
    return areas.every((area) => loaded?.has(area));
  }

  /** A new object whenever an area arrives. */
  messages(language: Language): Messages {
    return this.#messages.get(language) ?? noMessages;
  }

  /** What is on screen in one language is what has to be there before switching to another. */
  areas(language: Language): readonly Area[] {
    return [...(this.#areas.get(language) ?? [])];
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #loadAll(language: Language, areas: readonly Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.has(language, [area]));
    if (missing.length === 0) return;
    const loaded = await Promise.all(missing.map((area) => this.#load(language, area)));
    this.#add(language, missing, Object.assign({}, ...loaded));
    this.#keep(language);
    for (const listener of this.#listeners) listener();
  }

  #add(language: Language, areas: readonly Area[], messages: Messages): void {
    this.#messages.set(language, { ...this.messages(language), ...messages });
    this.#areas.set(language, new Set([...this.areas(language), ...areas]));
  }

  #keep(language: Language): void {
    if (!this.#storage || !this.#buildId) return;
    const bundle: Bundle = {
      id: this.#buildId,
      lang: language,
      areas: this.areas(language),
      messages: this.messages(language),
    };
    this.#storage.set('message', JSON.stringify(bundle));
  }

  #restore(): void {
    const bundle = parseBundle(this.#storage?.get('message'));
    if (bundle && this.#buildId && bundle.id === this.#buildId) {
      this.#add(bundle.lang, bundle.areas, bundle.messages);
    }
  }
}

const keyOf = (language: Language, areas: readonly Area[]) => `${language} ${areas.join(' ')}`;

const noMessages: Messages = Object.create(null);

const noLoad: LoadMessages = (language, area) =>
  Promise.reject(new Error(`This catalog loads no messages: ${area} in ${language}`));

interface Bundle {
  readonly id: string;
  readonly lang: Language;
  readonly areas: readonly Area[];
  readonly messages: Messages;
}

/** The id identifies the build that wrote the bundle. Anything else is ignored. */
function parseBundle(text: string | null | undefined): Bundle | undefined {
  if (!text) return undefined;
  try {
    const bundle: Bundle | null = JSON.parse(text);
    return bundle?.lang && Array.isArray(bundle.areas) ? bundle : undefined;
  } catch {
    return undefined;
  }
}
