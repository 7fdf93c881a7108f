/** Old links lead here. Of their query the server reads `returnTo` only (`contract/pageQueries.ts`). */
import { redirect } from 'react-router';
import type { Route } from './+types/login.ts';

export const loader = ({ url }: Route.LoaderArgs) => redirect(`/auth/login${url.search}`);

export default function Login() {
  return null;
}
