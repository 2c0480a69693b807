import { ActionIcon, Menu } from '@mantine/core';
import { TbArrowDown, TbArrowUp, TbCalendarTime, TbCopy, TbDots, TbEye, TbEyeOff, TbTrash } from 'react-icons/tb';
import { isBlockType, type BlockValues } from './block-values.ts';
import type { Blocks } from './use-blocks.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface BlockMenuProps {
  block: BlockValues;
  index: number;
  isLast: boolean;
  name: string;
  list: Blocks;
}

/** What one can do with a block. A block of an unknown kind can only be moved and deleted. */
export function BlockMenu({ block, index, isLast, name, list }: BlockMenuProps) {
  const isHidden = block.hidden === true;
  return (
    // What an item opens takes focus, so the menu must not return it to its button.
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon aria-label={commonTexts.moreFor(name)}>
          <TbDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<TbArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => list.move(index, index - 1, 'up')}
        >
          {commonTexts.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<TbArrowDown size={16} aria-hidden />}
          disabled={isLast}
          onClick={() => list.move(index, index + 1, 'down')}
        >
          {commonTexts.moveDown}
        </Menu.Item>
        {isBlockType(block.type) && (
          <>
            <Menu.Item
              leftSection={isHidden ? <TbEye size={16} aria-hidden /> : <TbEyeOff size={16} aria-hidden />}
              onClick={() => list.setHidden(index, !isHidden)}
            >
              {isHidden ? blocksTexts.show : blocksTexts.hide}
            </Menu.Item>
            <Menu.Item leftSection={<TbCopy size={16} aria-hidden />} onClick={() => list.duplicate(index)}>
              {blocksTexts.duplicate}
            </Menu.Item>
            <Menu.Item leftSection={<TbCalendarTime size={16} aria-hidden />} onClick={() => list.schedule(index)}>
              {commonTexts.schedule}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          color="var(--dd-brick)"
          leftSection={<TbTrash size={16} aria-hidden />}
          onClick={() => list.remove(index)}
        >
          {commonTexts.deleteLabel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
