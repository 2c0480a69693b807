import { ActionIcon, Menu } from '@mantine/core';
import { TbArrowDown, TbArrowUp, TbDots, TbTrash } from 'react-icons/tb';
import type { SectionCardProps } from './section-card.tsx';
import classes from './sections.module.css';

/** Up, Down and Remove. On narrow screens Up and Down are in a menu. */
export function SectionButtons(props: SectionCardProps & { own: string; name: string }) {
  const { own, name, index, isLast, onMove, onRemove } = props;
  const up = () => onMove(index, index - 1, 'up');
  const down = () => onMove(index, index + 1, 'down');
  return (
    <div className={classes.buttons}>
      <ActionIcon
        id={`${own}-up`}
        className={classes.wide}
        disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={up}
      >
        <TbArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        id={`${own}-down`}
        className={classes.wide}
        disabled={isLast}
        aria-label={`Move ${name} down`}
        onClick={down}
      >
        <TbArrowDown size={18} aria-hidden />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={classes.narrow} aria-label={`Move ${name}: menu`}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<TbArrowUp size={16} aria-hidden />} disabled={index === 0} onClick={up}>
            Move up
          </Menu.Item>
          <Menu.Item leftSection={<TbArrowDown size={16} aria-hidden />} disabled={isLast} onClick={down}>
            Move down
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon aria-label={`Remove ${name}`} onClick={() => onRemove(index)}>
        <TbTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
