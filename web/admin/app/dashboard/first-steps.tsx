import { useQuery } from '@tanstack/react-query';
import type { IconType } from 'react-icons';
import { TbCheck, TbChevronRight, TbDatabase, TbPencil, TbPhoto, TbShieldLock } from 'react-icons/tb';
import { Link } from 'react-router';
import { PROJECTS } from '#contract/projects.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { collectionNamed } from '#web/admin/shell/collections.ts';
import frame from './dashboard.module.css';
import classes from './first-steps.module.css';
import { useArrivals } from './use-arrivals.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const PROJECTS_SCREEN = `/${collectionNamed(PROJECTS).panel.path}`;

interface Step {
  title: string;
  text: string;
  to: string;
  Icon: IconType;
  isDone: boolean;
}

/** What makes the site one's own, until there are enough visitors' messages for a chart. Gone when all is done. */
export function FirstSteps() {
  const { isChartWorthy } = useArrivals();
  const steps = useSteps();
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (!steps || isChartWorthy !== false || done === steps.length) return null;
  return (
    <section className={frame.block} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{dashboardTexts.firstSteps}</h2>
        <p className={classes.done}>{dashboardTexts.ofDone(done, steps.length)}</p>
        <span className={classes.progress} aria-hidden>
          {steps.map(({ to }, index) => (
            <span key={to} data-done={index < done || undefined} />
          ))}
        </span>
      </div>
      <ol className={frame.rows}>
        {steps.map((step) => (
          <StepRow key={step.to} step={step} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step: { title, text, to, Icon, isDone } }: { step: Step }) {
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.icon}>
        {isDone ? <TbCheck size={18} aria-hidden /> : <Icon size={18} aria-hidden />}
      </span>
      <span className={frame.words}>
        <Link to={to}>
          {title}
          {isDone && <span className={frame.unseen}>{dashboardTexts.done}</span>}
        </Link>
        {!isDone && <span className={frame.from}>{text}</span>}
      </span>
      {!isDone && <TbChevronRight className={frame.icon} size={16} aria-hidden />}
    </li>
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
      ...{
        title: dashboardTexts.yourOwnWords,
        text: dashboardTexts.beginWithWhatVisitorsRead,
        to: '/hero',
        Icon: TbPencil,
      },
      isDone: words.data.items.length > 0,
    },
    {
      ...{
        title: dashboardTexts.yourOwnPictures,
        text: dashboardTexts.replaceASample,
        to: PROJECTS_SCREEN,
        Icon: TbPhoto,
      },
      isDone: pictures.data.items.length > 0,
    },
    {
      ...{ title: 'Two-step login', text: dashboardTexts.itStopsAStolenPassword, to: '/account', Icon: TbShieldLock },
      isDone: account.data.hasSecondFactor,
    },
    {
      ...{
        title: dashboardTexts.aFirstBackup,
        text: dashboardTexts.itIsTestedByRestoring,
        to: '/backups',
        Icon: TbDatabase,
      },
      isDone: backups.data.lastProvenAt !== '',
    },
  ];
  return role === 'admin' ? steps : steps.slice(0, -1);
}
