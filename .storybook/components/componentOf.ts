/** The component that a title is about: `Components/Toast` is about `ToastRegion`. */
export const componentOf = (title: string): string => {
  const name = title.replace(/^.*\//, '');
  return { Toast: 'ToastRegion', Overlays: 'Overlay' }[name] ?? name;
};
