/** The render of a page leaves this in the request's context, beside the response. */
import { createContext } from 'react-router';

/** Empty for a response that is not a page. */
export const renderedPage = createContext<{ text?: readonly string[]; scripts?: readonly string[] }>();

/** For benchmarks: renders the same page again, as often as needed. */
export interface Render {
  renderAgain(): string;
}

export type OnRender = (render: Render) => void;

export const onRender = createContext<OnRender | null>(null);
