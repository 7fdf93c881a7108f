import { vi } from 'vitest';

/** Replaces the upload: it ends with this response, or without one at its time limit. */
export function mockUpload(
  status: number,
  responseText: string,
  retryAfter: string | null = null,
  end: 'load' | 'timeout' = 'load',
): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = responseText;
      timeout = 0;
      onload = () => undefined;
      ontimeout = () => undefined;
      open() {}
      setRequestHeader() {}
      getResponseHeader = (name: string) => (name === 'retry-after' ? retryAfter : null);
      send() {
        if (end === 'load') setTimeout(() => this.onload());
        else if (this.timeout > 0) setTimeout(() => this.ontimeout());
      }
    },
  );
}
