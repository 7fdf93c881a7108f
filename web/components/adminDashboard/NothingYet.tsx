/** Where a panel of the dashboard has nothing to show. */
export function NothingYet({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted text-sm">{children}</p>;
}
