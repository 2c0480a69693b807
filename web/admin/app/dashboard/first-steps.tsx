import { useQuery } from '@tanstack/react-query';
import { TbCircle, TbCircleCheckFilled } from 'react-icons/tb';
import { Link } from 'react-router';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import frame from './dashboard.module.css';
import classes from './first-steps.module.css';

interface Step {
  title: string;
  text: string;
  to: string;
  isDone: boolean;
}

/** What makes the site one's own, until there are enough visitors' messages for a chart. Gone when all is done. */
export function FirstSteps() {
  const steps = useSteps();
  if (!steps || steps.every(({ isDone }) => isDone)) return null;
  return (
    <section className={frame.block} aria-labelledby="first-steps">
      <h2 id="first-steps" className={frame.blockHead}>
        First steps
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text, to, isDone }) => (
          <li key={to} className={classes.step} data-done={isDone || undefined}>
            {isDone ? <TbCircleCheckFilled size={22} aria-hidden /> : <TbCircle size={22} aria-hidden />}
            <Link to={to}>
              {title}
              {isDone && <span className={frame.unseen}>, done</span>}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The steps of this role; undefined until all are known. */
function useSteps(): Step[] | undefined {
  const { role } = useAccount();
  const words = useQuery(query('GET /audit-log', { query: { kind: 'sections', action: 'update', limit: 1 } }));
  const pictures = useQuery(query('GET /audit-log', { query: { kind: 'pictures', action: 'upload', limit: 1 } }));
  const account = useQuery(query('GET /users/me'));
  const backups = useQuery(query('GET /backups/state'));
  if (!words.data || !pictures.data || !account.data || !backups.data) return undefined;
  const steps = [
    {
      ...{ title: 'Your own words', text: 'Begin with what visitors read first.', to: '/hero' },
      isDone: words.data.items.length > 0,
    },
    {
      ...{ title: 'Your own pictures', text: 'A real project says more than a sample.', to: '/portfolio' },
      isDone: pictures.data.items.length > 0,
    },
    {
      ...{ title: 'Two-step login', text: 'A stolen password alone then opens nothing.', to: '/account' },
      isDone: account.data.hasSecondFactor,
    },
    {
      ...{ title: 'A first backup', text: 'It is tested by restoring it.', to: '/backups' },
      isDone: backups.data.lastProvenAt !== '',
    },
  ];
  return role === 'admin' ? steps : steps.slice(0, -1);
}
