/** The cart page of old linked here. */
import { redirect } from 'react-router';
import type { Route } from './+types/login.ts';

const forward = ({ url }: { url: URL }) => redirect(`/auth/login${url.search}`);

export const loader = (args: Route.LoaderArgs) => forward(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => forward(args);

export default function Login() {
  return null;
}
