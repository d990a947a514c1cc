// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyBrandAtom } from '#data/brand.ts';
import { success, testConsole } from '#app/testing.ts';
import { ConsoleProviders } from '#app/ConsoleProviders.tsx';
import { BrandMark, BrandName } from './BrandMark.tsx';

function show(brand: { readonly name?: string; readonly logo?: string; readonly favicon?: string }) {
  const { store } = testConsole(() => success({}));
  store.set(applyBrandAtom, brand);
  const { container } = render(
    <ConsoleProviders store={store}>
      <BrandMark />
      <BrandName />
    </ConsoleProviders>,
  );
  return container;
}

beforeEach(() => document.body.replaceChildren());

describe('the branding of the console', () => {
  it('shows the name and logo of the operator', () => {
    const container = show({ name: 'Acme Settlement', logo: '/brand/logo.svg' });
    expect(screen.getByText('Acme Settlement')).toBeDefined();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/brand/logo.svg');
  });

  it('shows the name of the product by default', () => {
    const container = show({});
    expect(screen.getByText('Settlement Business Center')).toBeDefined();
    expect(container.querySelector('img')).toBeNull();
  });

  it('replaces the icons of the page with the operator’s icon', () => {
    document.head.innerHTML =
      '<link rel="icon" type="image/svg+xml" href="data:,"><link rel="apple-touch-icon" href="/touch-icon.png"><link rel="manifest" href="/m">';
    show({ favicon: '/brand/icon.png' });
    const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/brand/icon.png', '/brand/icon.png', '/m']);
    document.head.innerHTML = '';
  });
});
