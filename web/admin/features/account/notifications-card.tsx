import { Button, Checkbox, Switch } from '@mantine/core';
import { TbDeviceLaptop, TbDeviceMobile } from 'react-icons/tb';
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/constants.ts';
import type { PushSubscriptionInfo } from '#contract/records/notifications.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { deviceName, isMobile } from '#web/admin/shell/device-name.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { supportText } from '#web/admin/shell/notifications/support.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { AccountCard, DoneMessage } from './account-card.tsx';
import classes from './account.module.css';
import own from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

const LABELS: Record<NotificationKind, string> = {
  message: 'Messages',
  lead: 'Leads',
  review: 'Reviews',
  reply: 'Answers of visitors',
};

type Notifications = ReturnType<typeof useNotifications>;

/** What the person is told about in this browser, and on which devices. */
export function NotificationsCard() {
  const notifications = useNotifications();
  const { own: data, error, refetch, failure } = notifications;
  return (
    <AccountCard
      title="Notifications"
      help="Learn at once what visitors send. This is for you alone: emails are set up in Site settings."
    >
      <FormFailure message={failure} />
      {data ? (
        <div className={own.parts}>
          <Switches notifications={notifications} />
          <Kinds notifications={notifications} />
          <Devices notifications={notifications} />
          <Foot notifications={notifications} />
        </div>
      ) : (
        error && (
          <p className={classes.help}>
            {messageOf(error, loadFailed.notifications)}{' '}
            <TextButton onClick={() => void refetch()}>Try again: your notifications</TextButton>
          </p>
        )
      )}
    </AccountCard>
  );
}

interface PartProps {
  notifications: Notifications;
}

function Switches({ notifications }: PartProps) {
  const { own: data, device, isOn, isSending, support, turnHere, turnPush, makeKeys } = notifications;
  const { role } = useAccount();
  const hasKeys = data?.publicKey !== '';
  const [hereText, pushText] = [supportText(support.shows), supportText(support.pushes)];
  return (
    <div className={own.switches}>
      <Switch
        label="In this browser"
        description="While the panel is open in a tab or window that you do not see."
        checked={isOn}
        disabled={isSending || hereText !== ''}
        onChange={(event) => void turnHere(event.currentTarget.checked)}
      />
      <Switch
        label="Push on this device"
        description="Also when the panel is closed. On a phone, add the panel to the home screen first."
        checked={device !== undefined}
        disabled={isSending || (device === undefined && (pushText !== '' || !hasKeys))}
        onChange={(event) => void turnPush(event.currentTarget.checked)}
      />
      {[...new Set([hereText, pushText])].filter(Boolean).map((text) => (
        <p key={text} className={own.hint} role="note">
          {text}
        </p>
      ))}
      {!hasKeys && (
        <p className={own.hint} role="note">
          Push is off for everybody: its key cannot be decrypted.{' '}
          {role === 'admin' ? (
            <TextButton onClick={() => void makeKeys()}>Make new keys</TextButton>
          ) : (
            'Ask an admin to make new keys here.'
          )}
        </p>
      )}
    </div>
  );
}

function Kinds({ notifications: { own: data, isSending, toggleKind, choose } }: PartProps) {
  return (
    <fieldset className={own.kinds}>
      <legend>Tell me about</legend>
      <div className={own.row}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={LABELS[kind]}
            checked={data?.kinds.includes(kind) ?? false}
            disabled={isSending}
            onChange={(event) => void toggleKind(kind, event.currentTarget.checked)}
          />
        ))}
      </div>
      <Switch
        label="Show names"
        description="Push says who wrote, also on a locked screen. Without it, only what arrived."
        checked={data?.showsNames ?? false}
        disabled={isSending}
        onChange={(event) => void choose({ showsNames: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

function Devices({ notifications: { own: data, device, isSending, remove } }: PartProps) {
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <ul className={`${classes.sessions} ${own.devices}`} aria-label="Devices with push">
      {data.subscriptions.map((one) => (
        <DeviceRow
          key={one._id}
          subscription={one}
          isThis={one._id === device?._id}
          isOff={isSending}
          onRemove={() => void remove(one._id)}
        />
      ))}
    </ul>
  );
}

interface DeviceProps {
  subscription: PushSubscriptionInfo;
  isThis: boolean;
  isOff: boolean;
  onRemove: () => void;
}

function DeviceRow({ subscription: { agent, createdAt, lastOkAt, failures }, isThis, isOff, onRemove }: DeviceProps) {
  const device = deviceName(agent);
  const Icon = isMobile(agent) ? TbDeviceMobile : TbDeviceLaptop;
  return (
    <li className={classes.session}>
      <Icon className={classes.deviceIcon} size={22} aria-hidden />
      <div className={classes.sessionWords}>
        <p className={classes.device}>
          {device}
          {isThis && <span className={own.here}> · this device</span>}
        </p>
        <p className={classes.since}>
          {failures > 0
            ? `The last ${failures === 1 ? 'attempt' : `${failures} attempts`} failed`
            : lastOkAt
              ? `Last told ${lowerFirst(formatMoment(lastOkAt))}`
              : `Since ${lowerFirst(formatMoment(createdAt))}, nothing sent yet`}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isOff}
        aria-label={`Remove ${device}, since ${formatFull(createdAt)}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

function Foot({ notifications: { device, isOn, isSending, test, done } }: PartProps) {
  return (
    <div className={classes.foot}>
      <Button variant="default" loading={isSending} disabled={!device && !isOn} onClick={() => void test()}>
        Send a test
      </Button>
      <DoneMessage message={done} />
    </div>
  );
}

function lowerFirst(moment: string): string {
  return moment.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
