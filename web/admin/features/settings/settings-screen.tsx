import { useParams } from 'react-router';
import { settingsGroups, type SettingsName } from '#contract/settings/index.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { ViewLinks } from '#web/admin/shell/view-links.tsx';
import { SettingsForm } from './settings-form.tsx';
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
  const views = names.map((name) => ({
    ...{ to: `/settings/${name}`, title: settingsGroups[name].title, isCurrent: name === current },
  }));
  return <ViewLinks label={settingsTexts.groupsOfSettings} views={views} />;
}
