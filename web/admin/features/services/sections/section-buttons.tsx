import { ActionIcon, Menu } from '@mantine/core';
import { TbArrowDown, TbArrowUp, TbDots, TbTrash } from 'react-icons/tb';
import type { SectionCardProps } from './section-card.tsx';
import classes from './sections.module.css';

/** Up, Down and Remove in a menu. */
export function SectionButtons(props: SectionCardProps & { own: string; name: string }) {
  const { name, index, isLast, onMove, onRemove } = props;
  return (
    <div className={classes.buttons}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`More for ${name}`}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<TbArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            Move up
          </Menu.Item>
          <Menu.Item
            leftSection={<TbArrowDown size={16} aria-hidden />}
            disabled={isLast}
            onClick={() => onMove(index, index + 1)}
          >
            Move down
          </Menu.Item>
          <Menu.Item
            color="var(--dd-brick)"
            leftSection={<TbTrash size={16} aria-hidden />}
            onClick={() => onRemove(index)}
          >
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
