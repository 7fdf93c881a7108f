/** The sitemap. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('returns', 'routes/returns.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('login', 'routes/login.tsx'),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
