/** Replaces a picture that is missing or failed to load: two bangles in the background color. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="absolute inset-0 grid place-items-center bg-sand text-line"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="w-1/3 max-w-20"
        fill="none"
        stroke="currentColor"
      >
        <ellipse cx="20" cy="24" rx="14" ry="17" strokeWidth="2" />
        <ellipse cx="28" cy="24" rx="14" ry="17" strokeWidth="2" />
      </svg>
    </span>
  );
}
