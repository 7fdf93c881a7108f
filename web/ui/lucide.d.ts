/** An icon of Lucide, see tools/build/icons.ts. */
declare module 'virtual:lucide/*' {
  const icon: import('./icon.ts').Icon;
  export default icon;
}
