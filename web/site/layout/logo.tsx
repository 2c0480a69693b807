/** The brand's mark: a dune, its shade and the sun. The dune has the colour of the text beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 40" width="40" height="25" aria-hidden="true">
      <circle cx="41" cy="12" r="9" fill="#f2a31b" />
      <path d="M27 7C34 22 44 36 63 38H37C32 27 33 17 27 7Z" fill="#c9481f" />
      <path d="M1 38C12 37 18 27 27 7C33 17 32 27 37 38Z" fill="currentColor" />
    </svg>
  );
}
