/** The information pages: shipping, returns, about, contact, privacy, terms. */
import type { PageKey } from '#domain/content.ts';
import { withoutLanguage } from '#domain/languageAddresses.ts';
import { apiOf } from '#web/api/client.ts';
import { InfoArticle } from '#web/components/info/InfoArticle.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/information.ts';

/** Addresses are matched in any case, with or without a slash at the end. */
const pageOf = (url: URL) => withoutLanguage(url.pathname).replaceAll('/', '').toLowerCase() as PageKey;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  apiOf(context).pageContent({ params: { page: pageOf(url) } });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title,
    description: args.loaderData?.description ?? '',
  });

export default function Information({ loaderData }: Route.ComponentProps) {
  return <InfoArticle page={loaderData.page} content={loaderData} />;
}
