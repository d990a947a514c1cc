export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the URL until the current task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
