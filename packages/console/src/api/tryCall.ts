export interface Tried {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

interface Caller {
  readonly token: string | null;
  readonly language: string;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
}

export async function tryCall(path: string, { token, language, signal, fetch }: Caller): Promise<Tried> {
  const begun = performance.now();
  const response = await fetch(path, {
    signal,
    headers: {
      accept: 'application/json',
      'X-Language': language,
      'X-Time': new Date().toUTCString(),
      ...(token !== null && { 'X-Token': token }),
    },
  });
  const body = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - begun),
    body: setOut(body),
  };
}

function setOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
