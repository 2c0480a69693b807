import { useCallback, useRef, useState, useEffect } from 'react';
import { layoutTexts } from '#contract/texts/layout.ts';
import { Link, NavLink } from '#web/ui/routing/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useSiteFacts } from '#web/site/brand.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { PROJECTS_PATH } from '#web/site/projects.ts';
import styles from './header.module.css';
import { showsName, SiteLogo } from './site-logo.tsx';
import { useMenu } from './use-menu.ts';

const entries = () => [
  { label: layoutTexts.home, to: '/' },
  { label: layoutTexts.services, to: '/services' },
  { label: layoutTexts.projects, to: PROJECTS_PATH },
  { label: layoutTexts.about, to: '/about' },
  { label: layoutTexts.contact, to: '/contact' },
  { label: layoutTexts.blog, to: '/blog' },
];

interface HeaderProps {
  /** What lies below the header at the top of a page: what its styles find there, or dark left and light right. */
  ground?: 'dark' | 'split';
}

export function Header({ ground = 'dark' }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const bar = useBarGround();
  const site = useSiteFacts();
  const brand = site?.name;
  useMenu({ open, close, root, rest, toggle });

  const classNames = [
    styles.header,
    styles[ground],
    open ? styles.open : bar && styles.solid,
    !open && bar === 'night' && styles.night,
  ];
  return (
    <header ref={root} className={classNames.filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <Link
          to="/"
          className={styles.brand}
          onClick={close}
          aria-label={brand ? layoutTexts.homeOf(brand) : layoutTexts.home}
        >
          <SiteLogo site={site} ground="changing" />
          {showsName(site) && (
            <span className={styles.name} data-field={fieldPath(site, 'name')}>
              {brand}
            </span>
          )}
        </Link>
        <nav className={styles.nav} aria-label={layoutTexts.mainMenu}>
          <Entries />
        </nav>
        <ButtonLink href="/contact" size="small" className={styles.action}>
          {layoutTexts.startProject}
        </ButtonLink>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? layoutTexts.closeMenu : layoutTexts.openMenu}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.lines} />
        </button>
      </div>
      <nav id="mobile-menu" className={styles.panel} aria-label={layoutTexts.menu} hidden={!open}>
        <Entries onChoose={close} />
        <div className={styles.quick}>
          <ButtonLink href="/contact" onClick={close}>
            {layoutTexts.getQuote}
          </ButtonLink>
          <ButtonLink href="/services" variant="night" onClick={close}>
            {layoutTexts.services}
          </ButtonLink>
        </div>
      </nav>
      {/* The rest of the screen is outside the menu, so a click on it closes the menu. */}
      {open && <div ref={rest} className={styles.scene} />}
      <noscript>
        <nav className={styles.plain} aria-label={layoutTexts.pages}>
          <Entries />
        </nav>
      </noscript>
    </header>
  );
}

function Entries({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className={styles.entries}>
      {entries().map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} className={styles.entry} onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const FROM_PX = 16;
/** A height inside the bar, from the top of the window. */
const BAR_PX = 36;
const NIGHTS = 'main [data-scene]:not([data-head="light"]), body > footer';

/** The bar's own background away from the page's top: night over a night, so that it is not the brightest thing there. */
type BarGround = 'paper' | 'night' | undefined;

function useBarGround(): BarGround {
  const [ground, setGround] = useState<BarGround>();
  useEffect(() => {
    const onScroll = () => setGround(scrollY <= FROM_PX ? undefined : isOverNight() ? 'night' : 'paper');
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return ground;
}

function isOverNight(): boolean {
  return [...document.querySelectorAll(NIGHTS)].some((night) => {
    const { top, bottom } = night.getBoundingClientRect();
    return top <= BAR_PX && bottom > BAR_PX;
  });
}
