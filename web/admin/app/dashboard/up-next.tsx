import { TbChevronRight } from 'react-icons/tb';
import { Link } from 'react-router';
import classes from './dashboard.module.css';
import { contentItems } from './todo.ts';
import { useTodo } from './use-todo.ts';

/** What is not public yet: drafts, and what is published next. */
export function UpNext() {
  const { data } = useTodo();
  const items = data ? contentItems(data) : [];
  if (items.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="up-next">
      <h2 id="up-next" className={classes.blockHead}>
        Not public yet
      </h2>
      <ul className={classes.rows}>
        {items.map(({ title, count, to, detail, Icon }) => (
          <li key={title}>
            <Link className={classes.row} to={to}>
              <Icon className={classes.icon} size={18} aria-hidden />
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <span className={classes.from}>{detail}</span>
              </span>
              <span className={classes.count}>{count}</span>
              <TbChevronRight className={classes.icon} size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
