import { vi } from 'vitest';

/** Replaces the upload: it ends with this response. */
export function mockUpload(status: number, responseText: string, retryAfter: string | null = null): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = responseText;
      onload = () => undefined;
      open() {}
      setRequestHeader() {}
      getResponseHeader = (name: string) => (name === 'retry-after' ? retryAfter : null);
      send() {
        setTimeout(() => this.onload());
      }
    },
  );
}
