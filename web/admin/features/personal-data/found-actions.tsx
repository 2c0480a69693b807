import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { TbChevronDown, TbDownload, TbTrashX } from 'react-icons/tb';
import { ErasePerson } from './erase-person.tsx';
import classes from './personal-data.module.css';
import type { Person } from './use-person.ts';

/** How much is ticked, and what to do with it. */
export function FoundActions({ person }: { person: Person }) {
  const { found, chosen, isExporting, exportAs } = person;
  const [isErasing, erasing] = useDisclosure(false);
  const total = found?.records.length ?? 0;
  const isNone = chosen.size === 0;
  return (
    <div className={classes.actions}>
      <p className={classes.chosen} role="status">
        <strong>
          {chosen.size} of {total}
        </strong>{' '}
        ticked
        {chosen.size < total && <span className={classes.hint}> Tick only what is about this person.</span>}
      </p>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<TbDownload size={16} aria-hidden />}
            rightSection={<TbChevronDown size={14} aria-hidden />}
            loading={isExporting}
            disabled={isNone}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void exportAs('html')}>Page to read or print (HTML)</Menu.Item>
          <Menu.Item onClick={() => void exportAs('json')}>Data for programs (JSON)</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button color="brick" leftSection={<TbTrashX size={16} aria-hidden />} disabled={isNone} onClick={erasing.open}>
        Erase…
      </Button>
      <ErasePerson person={person} isOpen={isErasing} onClose={erasing.close} />
    </div>
  );
}
