import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { TbChevronDown, TbDownload, TbTrashX } from 'react-icons/tb';
import { ErasePerson } from './erase-person.tsx';
import classes from './personal-data.module.css';
import type { Person } from './use-person.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

/** How much is ticked, and what to do with it. */
export function FoundActions({ person }: { person: Person }) {
  const { found, chosen, isExporting, exportAs } = person;
  const [isErasing, erasing] = useDisclosure(false);
  const total = found?.records.length ?? 0;
  const isNone = chosen.size === 0;
  return (
    <div className={classes.actions}>
      <p className={classes.chosen} role="status">
        <strong>{personalDataTexts.ofWithSizeAndTotal(chosen.size, total)}</strong> {personalDataTexts.ticked}
        {chosen.size < total && <span className={classes.hint}> {personalDataTexts.tickOnly}</span>}
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
            {personalDataTexts.exportLabel}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void exportAs('html')}>{personalDataTexts.pageToReadOrPrint}</Menu.Item>
          <Menu.Item onClick={() => void exportAs('json')}>{personalDataTexts.dataForProgramsJson}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button color="brick" leftSection={<TbTrashX size={16} aria-hidden />} disabled={isNone} onClick={erasing.open}>
        {personalDataTexts.erase}
      </Button>
      <ErasePerson person={person} isOpen={isErasing} onClose={erasing.close} />
    </div>
  );
}
