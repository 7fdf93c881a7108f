import type { PublicSettings } from '#web/state/settings.ts';

const icons = {
  facebook: {
    label: 'Facebook',
    path: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.6V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.7.3-1 .5-1z',
  },
  instagram: {
    label: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  youtube: {
    label: 'YouTube',
    path: 'M21.6 8a2.6 2.6 0 0 0-1.8-1.9C18.2 5.7 12 5.7 12 5.7s-6.2 0-7.8.4A2.6 2.6 0 0 0 2.4 8C2 9.6 2 12 2 12s0 2.4.4 4a2.6 2.6 0 0 0 1.8 1.9c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.9c.4-1.6.4-4 .4-4s0-2.4-.4-4zM10 15V9l5.2 3z',
  },
} as const;

type Network = keyof typeof icons;

/** Icons of social networks; a link only for those in the settings. */
export function SocialLinks({ links }: { links: PublicSettings['socialLinks'] }) {
  return (
    <ul className="-ml-3 flex">
      {(Object.keys(icons) as Network[]).map((network) => {
        const { label, path } = icons[network];
        const icon = (
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor">
            <path d={path} />
          </svg>
        );
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
                {icon}
              </a>
            ) : (
              <span role="img" aria-label={label} className="thumb grid place-items-center">
                {icon}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
