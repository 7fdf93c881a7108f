/** What the service worker posts to a page about the data that the page got from the store. */
export interface DataMessage {
  type: 'data';
  /** Of the request. */
  url: string;
  /** `old`: a response is still awaited. Then `fresh`, once the next request gets it, or `unreachable`. */
  is: 'old' | 'fresh' | 'unreachable';
}

export const isDataMessage = (data: unknown): data is DataMessage =>
  (data as Partial<DataMessage> | null)?.type === 'data';
