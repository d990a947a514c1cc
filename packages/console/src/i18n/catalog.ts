import type { MessageFormatElement } from 'react-intl';
import type { AppStorage } from '#lib/browser/storage.ts';
import type { MessageFile, MessageId } from './ids.ts';
import type { Language } from './language.ts';

/** The parsed ICU messages by ID. The type contains all IDs, but at run time, a file may not be loaded. */
export type Messages = Record<MessageId, MessageFormatElement[]>;
export const messageFiles: readonly MessageFile[] = ['start', 'rest'];

export type LoadMessages = (language: Language, file: MessageFile) => Promise<Messages>;

interface CatalogOptions {
  readonly load?: LoadMessages;
  /** The storage that keeps the messages for the next visit (specification §3, `message`). */
  readonly storage?: AppStorage | undefined;
  /** The ID of the messages. Stored messages with another ID are outdated. */
  readonly buildId?: string | undefined;
  readonly now?: () => number;
}

/** The pause before a failed file is requested again, in milliseconds. It doubles with each failure. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export class Catalog {
  readonly #load: LoadMessages;
  readonly #storage: AppStorage | undefined;
  readonly #buildId: string | undefined;
  readonly #now: () => number;
  readonly #promises = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, { readonly pause: number; readonly until: number }>();
  readonly #files = new Map<Language, Set<MessageFile>>();
  readonly #messages = new Map<Language, Messages>();

  constructor({ load = noLoad, storage, buildId, now = () => performance.now() }: CatalogOptions = {}) {
    this.#now = now;
    this.#load = load;
    this.#storage = storage;
    this.#buildId = buildId;
    this.#restore();
  }

  /**
   * Returns the same promise for the same files, as React's `use` requires. A rejected promise is kept during
   * the pause after the failure.
   */
  load(language: Language, files: readonly MessageFile[]): Promise<void> {
    const key = keyOf(language, files);
    const known = this.#promises.get(key);
    const failure = this.#failures.get(key);
    const isPaused = failure && this.#now() < failure.until && !this.has(language, files);
    if (known && (!failure || isPaused)) return known;
    const made = this.#loadAll(language, files).then(
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

  /** Loads files because of a user action. Ignores the pause after an earlier failure. */
  loadNow(language: Language, files: readonly MessageFile[]): Promise<void> {
    const key = keyOf(language, files);
    const failure = this.#failures.get(key);
    if (failure) this.#failures.set(key, { ...failure, until: this.#now() });
    return this.load(language, files);
  }

  has(language: Language, files: readonly MessageFile[]): boolean {
    const loaded = this.#files.get(language);
    return files.every((file) => loaded?.has(file));
  }

  /** Returns an object that also receives the messages of files that load later. */
  messages(language: Language): Messages {
    const known = this.#messages.get(language);
    if (known) return known;
    const added: Messages = Object.create(null);
    this.#messages.set(language, added);
    return added;
  }

  /** Returns the loaded message files. A new language needs the same files. */
  files(language: Language): readonly MessageFile[] {
    return [...(this.#files.get(language) ?? [])];
  }

  async #loadAll(language: Language, files: readonly MessageFile[]): Promise<void> {
    const missing = files.filter((file) => !this.has(language, [file]));
    if (missing.length === 0) return;
    const loaded = await Promise.all(missing.map((file) => this.#load(language, file)));
    this.#add(language, missing, Object.assign({}, ...loaded));
    this.#keep(language);
  }

  #add(language: Language, files: readonly MessageFile[], messages: Messages): void {
    Object.assign(this.messages(language), messages);
    this.#files.set(language, new Set([...this.files(language), ...files]));
  }

  #keep(language: Language): void {
    if (!this.#storage || !this.#buildId) return;
    const bundle: Bundle = {
      id: this.#buildId,
      lang: language,
      files: this.files(language),
      messages: this.messages(language),
    };
    this.#storage.set('message', JSON.stringify(bundle));
  }

  #restore(): void {
    const bundle = parseBundle(this.#storage?.get('message'));
    if (bundle && this.#buildId && bundle.id === this.#buildId) {
      this.#add(bundle.lang, bundle.files, bundle.messages);
    }
  }
}

const keyOf = (language: Language, files: readonly MessageFile[]) => `${language} ${files.join(' ')}`;

const noLoad: LoadMessages = (language, file) =>
  Promise.reject(new Error(`No messages: ${file} in ${language}`));

interface Bundle {
  readonly id: string;
  readonly lang: Language;
  readonly files: readonly MessageFile[];
  readonly messages: Messages;
}

function parseBundle(text: string | null | undefined): Bundle | undefined {
  if (!text) return undefined;
  try {
    const bundle: Bundle | null = JSON.parse(text);
    return bundle?.lang && Array.isArray(bundle.files) ? bundle : undefined;
  } catch {
    return undefined;
  }
}
