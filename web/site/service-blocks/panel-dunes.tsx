/** Two dunes along the lower edge of a night panel. The CSS property `fill` sets their colour. */
export function PanelDunes({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 84C170 80 360 62 540 34C640 18 690 8 744 2C812 20 890 60 1000 78C1080 90 1140 88 1200 82V120H0Z" />
      <path d="M0 104C220 108 420 96 620 76C820 56 930 40 1010 30C1070 44 1130 68 1200 78V120H0Z" />
    </svg>
  );
}
