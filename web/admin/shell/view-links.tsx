import { Link } from 'react-router';
import classes from './view-links.module.css';

interface ViewLinksProps {
  label: string;
  views: readonly { to: string; title: string; isCurrent: boolean }[];
}

/** Links to the views of one screen, as tabs above its content. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav className={classes.views} aria-label={label}>
      {views.map(({ to, title, isCurrent }) => (
        <Link key={to} to={to} className={classes.view} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
