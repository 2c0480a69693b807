import { Badge, Checkbox } from '@mantine/core';
import type { PersonFound } from '#contract/records/personal-data.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { groupsOf, othersText, type PersonRow } from './person-texts.ts';
import classes from './personal-data.module.css';
import type { Person } from './use-person.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

/** What was found, by kind. What is ticked is exported or erased, with everything that belongs to it. */
export function FoundList({ found, person }: { found: PersonFound; person: Person }) {
  return groupsOf(found).map(({ title, rows }) => (
    <section key={title} className={classes.group} aria-label={title}>
      <h2 className={classes.heading}>
        {title} <span className={classes.count}>{rows.length}</span>
      </h2>
      <ul className={classes.frame}>
        {rows.map((row) => (
          <FoundRow
            key={row.key}
            row={row}
            isChosen={person.chosen.has(row.key)}
            onToggle={() => person.toggle(row.key)}
          />
        ))}
      </ul>
    </section>
  ));
}

interface FoundRowProps {
  row: PersonRow;
  isChosen: boolean;
  onToggle: () => void;
}

function FoundRow({ row: { item, others, isUncertain }, isChosen, onToggle }: FoundRowProps) {
  const { title, at, isInTrash, details } = item;
  const more = othersText(others);
  return (
    <li className={classes.row}>
      <Checkbox checked={isChosen} onChange={onToggle} aria-label={`${title}, ${formatFull(at)}`} />
      <div className={classes.what}>
        <p className={classes.title}>
          {title || personalDataTexts.withoutATitle}
          {isInTrash && (
            <Badge variant="light" color="gray" tt="none">
              {personalDataTexts.inTheBinLabel}
            </Badge>
          )}
          {isUncertain && (
            <Badge variant="light" color="amber" tt="none">
              {personalDataTexts.sameNameOnly}
            </Badge>
          )}
        </p>
        <details className={classes.details}>
          <summary>{more ? personalDataTexts.whatItSays(more) : personalDataTexts.whatItSaysLabel}</summary>
          <dl className={classes.fields}>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {others.map((other) => (
            <p key={`${other.kind} ${other.at} ${other.title}`} className={classes.other}>
              {other.title}
              <time dateTime={other.at}>{formatMoment(other.at)}</time>
            </p>
          ))}
        </details>
      </div>
      <time className={classes.when} dateTime={at} title={formatFull(at)}>
        {formatMoment(at)}
      </time>
    </li>
  );
}
