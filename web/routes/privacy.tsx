import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description: 'What personal data we collect when you order, why we need it, and who we share it with.',
  });

export default function Privacy() {
  return (
    <InfoPage
      overline="Our shop"
      title="Privacy Policy"
      lead="We only ask for what we need to deliver your order, and use it for nothing else."
    >
      <InfoSection title="What we collect">
        <ul>
          <li>Your name, email address and, if you add it, phone number.</li>
          <li>Your password, stored so that no one, including us, can read it.</li>
          <li>Your saved addresses, orders, reviews with photos, and wishlist.</li>
        </ul>
      </InfoSection>
      <InfoSection title="What stays in your browser">
        <p>
          Until you log in, your cart and the products you saved. Also the products you looked at, and the key
          that keeps you logged in. Logging out removes all of this. We use no advertising cookies and load
          nothing from other companies.
        </p>
      </InfoSection>
      <InfoSection title="Who we share it with">
        <p>
          The courier gets the name, address and phone number for your delivery. We do not sell or share your
          details with anyone else. Other shoppers see your name next to your reviews.
        </p>
      </InfoSection>
      <InfoSection title="Your choices">
        <p>
          You can see and change your details in your account, and delete your addresses and reviews there.{' '}
          <Link to="/contact">Contact us</Link> if you want a copy of your data or want us to delete your
          account.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
