import { TbChevronRight } from 'react-icons/tb';
import { Link } from 'react-router';
import { loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { useTodo } from './use-todo.ts';
import classes from './dashboard.module.css';
import { todoItems, type TodoItem } from './todo.ts';

/** Open tasks: the count per kind, the oldest or next item, and a link. */
export function TodoCard() {
  const { data, error, refetch } = useTodo();
  const items = data ? todoItems(data) : [];
  return (
    <section className={classes.block} aria-labelledby="to-do">
      <h2 id="to-do" className={classes.blockHead}>
        To do
      </h2>
      {!data && !error && <ListSkeleton />}
      {data && items.length === 0 && (
        <p className={classes.nothing}>
          Nothing to do. Every message is read, every review is decided and there are no drafts.
        </p>
      )}
      <ul className={classes.rows}>
        {items.map((one) => (
          <TodoRow key={one.title} item={one} />
        ))}
      </ul>
      {!data && error && <FailedState title={messageOf(error, loadFailed.admin)} onRetry={() => void refetch()} />}
    </section>
  );
}

function TodoRow({ item: { title, count, to, detail, Icon } }: { item: TodoItem }) {
  return (
    <li>
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
  );
}
