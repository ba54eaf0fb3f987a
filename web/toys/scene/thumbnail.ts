/** A picture of a canvas that fits a save's thumbnail, as a PNG in Base64. */
export const shrunk = (source: HTMLCanvasElement): string => {
  const canvas = document.createElement('canvas');
  const part = Math.min(640 / source.width, 480 / source.height);
  canvas.width = Math.round(source.width * part);
  canvas.height = Math.round(source.height * part);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = getComputedStyle(source).getPropertyValue('--scene-ground') || '#f4ead8';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};
