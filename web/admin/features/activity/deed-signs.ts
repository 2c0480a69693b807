import {
  TbArrowBackUp,
  TbArrowsSort,
  TbCalendarEvent,
  TbDownload,
  TbLock,
  TbLogin2,
  TbLogout2,
  TbPencil,
  TbPhoto,
  TbPlus,
  TbSearch,
  TbTrash,
  TbSend2,
} from 'react-icons/tb';
import type { Sign } from '#web/admin/shell/marked-face.tsx';

const SIGNS: Record<string, Sign> = {
  create: { Icon: TbPlus, tone: 'moss' },
  update: { Icon: TbPencil, tone: 'dusk' },
  delete: { Icon: TbTrash, tone: 'brick' },
  erase: { Icon: TbTrash, tone: 'brick' },
  reorder: { Icon: TbArrowsSort, tone: 'dusk' },
  upload: { Icon: TbPhoto, tone: 'plum' },
  restore: { Icon: TbArrowBackUp, tone: 'amber' },
  stage: { Icon: TbPencil, tone: 'amber' },
  publish: { Icon: TbSend2, tone: 'moss' },
  schedule: { Icon: TbCalendarEvent, tone: 'dusk' },
  undo: { Icon: TbArrowBackUp, tone: 'amber' },
  search: { Icon: TbSearch, tone: 'plain' },
  export: { Icon: TbDownload, tone: 'amber' },
  login: { Icon: TbLogin2, tone: 'plain' },
  logout: { Icon: TbLogout2, tone: 'plain' },
  end: { Icon: TbLogout2, tone: 'plain' },
  refused: { Icon: TbLock, tone: 'brick' },
  denied: { Icon: TbLock, tone: 'brick' },
};
const OTHER: Sign = { Icon: TbPencil, tone: 'plain' };

/** The sign of an action in the activity log. */
export function deedSign(action: string): Sign {
  return SIGNS[action] ?? OTHER;
}
