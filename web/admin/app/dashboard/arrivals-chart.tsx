import type { ArrivalDay } from '#contract/records/audit-entry.ts';
import classes from './arrivals-chart.module.css';
import { dayAndMonthLabel, chartScale } from './chart-scale.ts';
import frame from './dashboard.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const WEEK = 7;
/** The width of a bar; one day is 1 wide. */
const BAR = 0.76;

/** Messages and leads of the last 30 days, per day. */
export function ArrivalsChart({ days }: { days: ArrivalDay[] }) {
  return (
    <section className={frame.block} aria-labelledby="messages-and-leads">
      <div className={classes.head}>
        <h2 id="messages-and-leads">{dashboardTexts.messagesAndLeads}</h2>
        <span className={classes.period}>{dashboardTexts.last30Days}</span>
        <p className={classes.legend}>
          <ChartLegend kind="messages" label={commonTexts.messages} days={days} />
          <ChartLegend kind="leads" label={commonTexts.leads} days={days} />
        </p>
      </div>
      <BarChart days={days} />
    </section>
  );
}

type Kind = 'messages' | 'leads';

function ChartLegend({ kind, label, days }: { kind: Kind; label: string; days: ArrivalDay[] }) {
  return (
    <span className={classes.key}>
      <span className={classes.swatch} data-kind={kind} /> {label}{' '}
      <strong>{days.reduce((sum, day) => sum + day[kind], 0)}</strong>
    </span>
  );
}

function BarChart({ days }: { days: ArrivalDay[] }) {
  const { middle, top } = chartScale(Math.max(...days.map(({ messages, leads }) => messages + leads)));
  return (
    <div className={classes.chart}>
      <div className={classes.scale} aria-hidden>
        <span>{top}</span>
        <span>{middle}</span>
        <span>0</span>
      </div>
      <div className={classes.plot} aria-hidden>
        <svg viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none" focusable="false">
          {[0, middle, top].map((height) => (
            <line key={height} className={classes.line} x1="0" x2={days.length} y1={top - height} y2={top - height} />
          ))}
          {days.map((day, index) => (
            <Bar key={day.day} day={day} index={index} top={top} />
          ))}
        </svg>
        <DateAxis days={days} />
      </div>
      <ChartTable days={days} />
    </div>
  );
}

function Bar({ day: { day, messages, leads }, index, top }: { day: ArrivalDay; index: number; top: number }) {
  const x = index + (1 - BAR) / 2;
  return (
    <g>
      <title>{dashboardTexts.arrivalsOn(dayAndMonthLabel(day), messages, leads)}</title>
      <rect className={classes.reach} x={index} y="0" width="1" height={top} />
      <rect className={classes.bar} data-kind="messages" x={x} y={top - messages} width={BAR} height={messages} />
      <rect className={classes.bar} data-kind="leads" x={x} y={top - messages - leads} width={BAR} height={leads} />
    </g>
  );
}

/** Labels the first day and every seventh after it. */
function DateAxis({ days }: { days: ArrivalDay[] }) {
  return (
    <div className={classes.dates}>
      {days.map(
        ({ day }, index) =>
          index % WEEK === 0 && (
            <span key={day} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
              {dayAndMonthLabel(day)}
            </span>
          ),
      )}
    </div>
  );
}

/** The same data for screen readers. */
function ChartTable({ days }: { days: ArrivalDay[] }) {
  return (
    <table className={frame.unseen}>
      <caption>{dashboardTexts.messagesAndLeadsOnEachOfTheLast}</caption>
      <thead>
        <tr>
          <th scope="col">{dashboardTexts.day}</th>
          <th scope="col">{commonTexts.messages}</th>
          <th scope="col">{commonTexts.leads}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, messages, leads }) => (
          <tr key={day}>
            <th scope="row">{dayAndMonthLabel(day)}</th>
            <td>{messages}</td>
            <td>{leads}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
