/** Hands a text to the browser as a file of this name. */
export function downloadFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
