import { Link, useParams } from 'react-router';
import { settingsGroups, type SettingsName } from '#contract/settings/index.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const names = Object.keys(settingsGroups) as SettingsName[];

/** The settings of the site by group. For admins. */
export function SettingsScreen() {
  const { id } = useParams();
  if (useAccount().role !== 'admin') {
    return <NotForYou title={commonTexts.siteSettings} text={settingsTexts.onlyAdminsCanChange} />;
  }
  const name = names.find((one) => one === id) ?? 'mail';
  return <SettingsForm key={name} name={name} groups={<GroupLinks current={name} />} />;
}

function GroupLinks({ current }: { current: SettingsName }) {
  return (
    <nav className={classes.groups} aria-label={settingsTexts.groupsOfSettings}>
      {names.map((name) => (
        <Link
          key={name}
          to={`/settings/${name}`}
          className={classes.group}
          aria-current={name === current ? 'page' : undefined}
        >
          {settingsGroups[name].title}
        </Link>
      ))}
    </nav>
  );
}
