export interface GoogleId {
  initialize: (options: {
    client_id: string;
    /** The credential contains this value in the claim `nonce`. */
    nonce: string;
    callback: (answer: { credential?: string }) => void;
  }) => void;
  renderButton: (parent: HTMLElement, options: GoogleButtonOptions) => void;
}

interface GoogleButtonOptions {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly text: 'continue_with';
  readonly shape: 'rectangular';
  readonly logo_alignment: 'center';
  readonly width: number;
  readonly locale: string;
}

export function findGoogleId(page: Window): GoogleId | undefined {
  const google: unknown = Reflect.get(page, 'google');
  const accounts = property(google, 'accounts');
  const id = property(accounts, 'id');
  return isGoogleId(id) ? id : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isGoogleId(value: unknown): value is GoogleId {
  return (
    typeof property(value, 'initialize') === 'function' &&
    typeof property(value, 'renderButton') === 'function'
  );
}
