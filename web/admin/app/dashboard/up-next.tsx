import { Button } from '@mantine/core';
import { TbChevronRight } from 'react-icons/tb';
import { Link } from 'react-router';
import { collectionIcon, panelCollections } from '#web/admin/shell/collections.ts';
import classes from './dashboard.module.css';
import { contentItems, type TodoItem } from './todo.ts';
import { useTodo } from './use-todo.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

/** What is not public yet: drafts, and what is published next. Without any, where to begin something new. */
export function UpNext() {
  const { data } = useTodo();
  if (!data) return null;
  const items = contentItems(data);
  return (
    <section className={classes.block} aria-labelledby="up-next">
      <h2 id="up-next" className={classes.blockHead}>
        {dashboardTexts.notPublicYet}
      </h2>
      {items.length === 0 && <NothingUnfinished />}
      <ul className={classes.rows}>
        {items.map((item) => (
          <UpNextRow key={item.title} item={item} />
        ))}
      </ul>
    </section>
  );
}

function UpNextRow({ item: { title, count, to, detail, Icon } }: { item: TodoItem }) {
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

/** The collections whose records wait as drafts, for a first one. */
const WITH_DRAFTS = panelCollections.filter(({ states, hasOwnLists }) => states.includes('draft') && !hasOwnLists);

function NothingUnfinished() {
  return (
    <div className={classes.nothing}>
      {dashboardTexts.noDraftsAndNoScheduled}
      <div className={classes.starts}>
        {WITH_DRAFTS.map((collection) => {
          const Icon = collectionIcon(collection);
          return (
            <Button
              key={collection.name}
              component={Link}
              to={`/${collection.panel.path}/new`}
              variant="default"
              size="xs"
              leftSection={<Icon size={16} aria-hidden />}
            >
              {collection.labels.add}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
