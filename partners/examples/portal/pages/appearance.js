/** The portal's own colours, for every frame. They follow the device's setting. */
const dark = matchMedia('(prefers-color-scheme: dark)');

export const appearance = () => ({
  theme: dark.matches ? 'dark' : 'light',
  variables: {
    colorPrimary: dark.matches ? '#b7a8ff' : '#5a43c4',
    borderRadius: '10px',
  },
});

export const keepAppearance = (frame) =>
  dark.addEventListener('change', () =>
    frame.updateAppearance(appearance()),
  );
