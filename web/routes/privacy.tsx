import { Link } from 'react-router';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description: 'What we know of you, why, and who else gets to know it.',
  });

export default function Privacy() {
  return (
    <InfoPage
      overline="Our shop"
      title="Privacy Policy"
      lead="We ask for what delivering an order takes, and use it for nothing else."
    >
      <InfoSection title="What we keep">
        <ul>
          <li>Your account: name, e-mail address and, if you give it, phone number.</li>
          <li>Your password only in a form that nobody, we included, can read back.</li>
          <li>The addresses you save, your orders, your reviews with their photos, and your wishlist.</li>
        </ul>
      </InfoSection>
      <InfoSection title="What stays in your browser">
        <p>
          Your cart before you sign in, the products you saved or looked at, and the key that keeps you signed
          in. We set no cookies for advertising and load nothing from other companies. Signing out removes all
          of it.
        </p>
      </InfoSection>
      <InfoSection title="Who else gets to know">
        <p>
          The courier learns the name, address and phone number on the parcel. Nobody else does: we do not
          sell or lend what we know of you. Others see your name beside a review you write.
        </p>
      </InfoSection>
      <InfoSection title="Your say in it">
        <p>
          You can read and change your details in your account, delete addresses and reviews there, and ask us
          to delete the account itself. <Link to="/contact">Contact us</Link> for that, or for a copy of
          everything we keep of you.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
