import { useSearchParams } from 'react-router';
import { contentNames } from '#texts/contentNames.ts';
import { apiOf } from '#web/api/client.ts';
import { FaqPage } from '#web/components/faq/FaqPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/faq.ts';

export const loader = ({ context }: Route.LoaderArgs) => apiOf(context).faqContent();

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentNames.faq, description: args.loaderData?.lead ?? '' });

export default function Faq({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return <FaqPage content={loaderData} search={params.get('search') ?? ''} />;
}
