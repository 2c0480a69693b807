import { useCallback, useRef, useState, useEffect } from 'react';
import { layoutTexts } from '#contract/texts/layout.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useSiteFacts } from '#web/site/brand.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import styles from './header.module.css';
import { MenuEntries } from './menu-entries.tsx';
import { showsName, SiteLogo } from './site-logo.tsx';
import { useMenu } from './use-menu.ts';

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
  const { data: menus } = useQuery(query('GET /menus'));
  const brand = site?.name;
  const quickButtons = menus?.quickButtons.filter(({ href }) => href) ?? [];
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
          <SiteLogo site={site} isRising />
          {showsName(site) && (
            <span className={styles.name} data-field={fieldPath(site, 'name')}>
              {brand}
            </span>
          )}
        </Link>
        <div className={styles.links}>
          <nav className={styles.nav} aria-label={layoutTexts.mainMenu}>
            {menus && <MenuEntries menus={menus} />}
          </nav>
          {menus?.button.isVisible && (
            <ButtonLink
              href={menus.button.href}
              size="small"
              className={styles.action}
              data-field={fieldPath(menus.button, 'label')}
            >
              {menus.button.label}
            </ButtonLink>
          )}
        </div>
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
        {menus && <MenuEntries menus={menus} onChoose={close} />}
        {quickButtons.length > 0 && (
          <div className={styles.quick}>
            {quickButtons.map((quick, index) => (
              <ButtonLink key={index} href={quick.href} variant={index === 0 ? 'primary' : 'night'} onClick={close}>
                {quick.label}
              </ButtonLink>
            ))}
          </div>
        )}
      </nav>
      {/* The rest of the screen is outside the menu, so a click on it closes the menu. */}
      {open && <div ref={rest} className={styles.scene} />}
      <noscript>
        <nav className={styles.plain} aria-label={layoutTexts.pages}>
          {menus && <MenuEntries menus={menus} />}
        </nav>
      </noscript>
    </header>
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
