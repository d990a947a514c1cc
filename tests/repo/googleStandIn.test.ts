// @vitest-environment jsdom
/// <reference types="google.accounts" />
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { googleScript } from '#api-mocks/google/googleStub.ts';
import { type GoogleId, findGoogleId } from '#console/features/auth/google.ts';

/** All functions of https://developers.google.com/identity/gsi/web/reference/js-reference. */
const documented: Record<keyof typeof google.accounts.id, true> = {
  initialize: true,
  prompt: true,
  renderButton: true,
  disableAutoSelect: true,
  storeCredential: true,
  cancel: true,
  revoke: true,
  initializeIntermediate: true,
  intermediate: true,
};

/** The values of `select_by` that a button can send (same reference). */
const byButton = ['btn', 'btn_confirm', 'btn_add_session', 'btn_confirm_add_session'];

const account = {
  key: 'authorised',
  name: 'Northwind',
  email: 'a@b.example',
  title: { en: 'One', zh: '一' },
};

describe('the Google stub', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    // jsdom has no modal dialogs, so their functions are replaced.
    Object.assign(HTMLDialogElement.prototype, {
      showModal: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
    });
    vi.stubGlobal('google', undefined);
    window.eval(googleScript([account]));
  });

  it('has only functions of the Google library', () => {
    const id: unknown = Reflect.get(Reflect.get(Reflect.get(window, 'google'), 'accounts'), 'id');
    const names = typeof id === 'object' && id !== null ? Object.keys(id) : [];
    expect(names).toContain('initialize');
    expect(names.filter((name) => !Object.hasOwn(documented, name))).toEqual([]);
  });

  it('returns the same fields and values as the Google library', () => {
    const callback = vi.fn<(answer: { credential?: string }) => void>();
    findGoogleId(window)?.initialize({ client_id: 'id', nonce: 'n', callback });
    const parent = document.body.appendChild(document.createElement('div'));
    findGoogleId(window)?.renderButton(parent, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      shape: 'rectangular',
      logo_alignment: 'center',
      width: 320,
      locale: 'en_US',
    });
    parent.querySelector('button')?.click();
    document.querySelector<HTMLElement>('[data-account]')?.click();
    expect(callback).toHaveBeenCalledExactlyOnceWith({
      credential: 'mock:authorised',
      select_by: expect.stringMatching(new RegExp(`^(${byButton.join('|')})$`)),
    });
  });

  it('has the same function types as the Google library', () => {
    type Documented = typeof google.accounts.id;
    type Options = Parameters<GoogleId['initialize']>[0];
    type Look = Parameters<GoogleId['renderButton']>[1];
    expectTypeOf<Options>().toExtend<Parameters<Documented['initialize']>[0]>();
    expectTypeOf<Look>().toExtend<Parameters<Documented['renderButton']>[1]>();
    expectTypeOf<Documented>().toExtend<GoogleId>();
  });
});
