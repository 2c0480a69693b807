import { useQuery } from '@tanstack/react-query';
import { chat } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { Icon } from '#web/ui/icons.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';
import { whatsappAddress } from './whatsapp.ts';
import styles from './whatsapp-button.module.css';

/**
 * The floating way into a chat; there only when the footer's content knows one. On a small screen, where it lies over
 * the words, it steps aside while one reads on.
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
