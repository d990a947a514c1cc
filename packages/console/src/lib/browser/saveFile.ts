export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has its own reference to the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
