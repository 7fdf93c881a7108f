import type { PublicSettings } from '#web/state/settings.ts';
import { icon } from '#web/ui/icon.ts';

const icons = {
  facebook: {
    label: 'Facebook',
    Icon: icon(<path d="M17 3h-3a4 4 0 0 0-4 4v4H7v4h3v6h4v-6h3v-4h-3V8a1 1 0 0 1 1-1h2z" />),
  },
  instagram: {
    label: 'Instagram',
    Icon: icon(
      <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 0 1 0 8 4 4 0 0 1 0-8zm5-1h.01" />,
    ),
  },
  youtube: {
    label: 'YouTube',
    Icon: icon(
      <path d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4v6l5-3z" />,
    ),
  },
};

type Network = keyof typeof icons;

/** Icons of social networks; a link only for those in the settings. */
export function SocialLinks({ links }: { links: PublicSettings['socialLinks'] }) {
  return (
    <ul className="-ml-3 flex">
      {(Object.keys(icons) as Network[]).map((network) => {
        const { label, Icon } = icons[network];
        const shown = <Icon className="size-5" strokeWidth={1.5} />;
        return (
          <li key={network}>
            {links[network] ? (
              <a
                href={links[network]}
                target="_blank"
                rel="noreferrer"
                aria-label={label}
                className="thumb grid place-items-center rounded-full outline-current hover:bg-on-night/10"
              >
                {shown}
              </a>
            ) : (
              <span role="img" aria-label={label} className="thumb grid place-items-center">
                {shown}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
