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
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import { insideSentence } from '#web/admin/shell/dates/ago.ts';

const LABELS: Record<NotificationKind, string> = {
  message: commonTexts.messages,
  lead: commonTexts.leads,
  review: accountTexts.reviews,
  reply: accountTexts.answersOfVisitors,
};

type Notifications = ReturnType<typeof useNotifications>;

/** What the person is told about in this browser, and on which devices. */
export function NotificationsCard() {
  const notifications = useNotifications();
  const { own: data, error, refetch, failure } = notifications;
  return (
    <AccountCard title={accountTexts.notifications} help={accountTexts.learnAtOnceWhatVisitors}>
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
            <TextButton onClick={() => void refetch()}>{accountTexts.tryAgainYourNotifications}</TextButton>
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
        label={accountTexts.inThisBrowser}
        description={accountTexts.whileThePanelIsOpen}
        checked={isOn}
        disabled={isSending || hereText !== ''}
        onChange={(event) => void turnHere(event.currentTarget.checked)}
      />
      <Switch
        label={accountTexts.pushOnThisDevice}
        description={accountTexts.alsoWhenThePanel}
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
          {accountTexts.pushIsOffForEverybody}{' '}
          {role === 'admin' ? (
            <TextButton onClick={() => void makeKeys()}>{accountTexts.makeNewKeys}</TextButton>
          ) : (
            accountTexts.askAnAdminToMake
          )}
        </p>
      )}
    </div>
  );
}

function Kinds({ notifications: { own: data, isSending, toggleKind, choose } }: PartProps) {
  return (
    <fieldset className={own.kinds}>
      <legend>{accountTexts.tellMeAbout}</legend>
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
        label={accountTexts.showNames}
        description={accountTexts.pushSaysWhoWroteAlso}
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
    <ul className={`${classes.sessions} ${own.devices}`} aria-label={accountTexts.devicesWithPush}>
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
          {isThis && <span className={own.here}> {accountTexts.thisDeviceLabel}</span>}
        </p>
        <p className={classes.since}>
          {failures > 0
            ? accountTexts.lastAttemptsFailed(failures)
            : lastOkAt
              ? accountTexts.lastTold(insideSentence(formatMoment(lastOkAt)))
              : accountTexts.sinceNothingSentYet(insideSentence(formatMoment(createdAt)))}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isOff}
        aria-label={accountTexts.removeSince(device, formatFull(createdAt))}
        onClick={onRemove}
      >
        {commonTexts.remove}
      </Button>
    </li>
  );
}

function Foot({ notifications: { device, isOn, isSending, test, done } }: PartProps) {
  return (
    <div className={classes.foot}>
      <Button variant="default" loading={isSending} disabled={!device && !isOn} onClick={() => void test()}>
        {commonTexts.sendATest}
      </Button>
      <DoneMessage message={done} />
    </div>
  );
}
