import { ActionIcon, Tooltip } from '@mantine/core';
import type { IconType } from 'react-icons';
import { isApple } from '#web/admin/shell/keys.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface FoldButtonProps {
  label: string;
  /** The key that does the same with Ctrl or Cmd. */
  keyName: string;
  isOpen: boolean;
  id?: string;
  Icon: IconType;
  onClick: () => void;
}

/** Shows or hides a part of the screen. The tooltip names the keys. */
export function FoldButton({ label, keyName, isOpen, id, Icon, onClick }: FoldButtonProps) {
  return (
    <Tooltip label={`${label} (${isApple() ? '⌘' : commonTexts.ctrl} ${keyName})`}>
      <ActionIcon
        {...(id !== undefined && { id })}
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts={`Control+${keyName} Meta+${keyName}`}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
