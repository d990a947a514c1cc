export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // When the next task runs, the browser has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
