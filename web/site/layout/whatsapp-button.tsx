import { useQuery } from '@tanstack/react-query';
import { chat } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { Icon } from '#web/ui/icons.tsx';
import { whatsappAddress } from './whatsapp.ts';
import styles from './whatsapp-button.module.css';
import { useEffect, useState } from 'react';

/**
 * The floating chat button, shown only if the footer's content has a chat link. On small screens it hides while the
 * visitor scrolls down, because it covers text.
 */
export function WhatsappButton() {
  const { data } = useQuery(query('GET /footer'));
  const hidden = useHideOnScroll();
  const address = data && whatsappAddress(data.social);
  if (!address) return null;
  return (
    <aside aria-label="Chat">
      <a
        className={styles.button}
        data-hidden={hidden ? '' : undefined}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={chat}
      >
        <Icon name="FaWhatsapp" size={26} />
      </a>
    </aside>
  );
}

/** Smaller moves are a resting finger. */
const MIN_MOVE_PX = 8;

/** Whether the visitor scrolls down; false at the top, at the end and on the way up. */
function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      const isAtEnd =
        scrollY < MIN_MOVE_PX || scrollY + innerHeight > document.documentElement.scrollHeight - MIN_MOVE_PX;
      const moved = scrollY - before;
      if (!isAtEnd && Math.abs(moved) < MIN_MOVE_PX) return;
      before = scrollY;
      setHidden(!isAtEnd && moved > 0);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
