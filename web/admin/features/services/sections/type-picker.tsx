import { Button, Input, Menu } from '@mantine/core';
import { TbPlus } from 'react-icons/tb';
import type { ServiceBlockType } from '#contract/constants.ts';
import { sectionTypes, typeNames } from './section-types.ts';
import classes from './sections.module.css';

interface PickerProps {
  onAdd: (type: ServiceBlockType) => void;
}

/** The type choices while there is no section. */
export function FirstSection({ onAdd }: PickerProps) {
  return (
    <div className={classes.first}>
      <p className={classes.firstTitle}>No sections yet</p>
      <p className={classes.firstText}>Choose what to start with. You can change the order later.</p>
      <div className={classes.types}>
        {typeNames.map((type) => {
          const { label, Icon } = sectionTypes[type];
          return (
            <Button
              key={type}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onAdd(type)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** Adds a section by its type. */
export function AddSection({ id, isFull, onAdd }: PickerProps & { id: string; isFull: boolean }) {
  return (
    <div>
      {/* The new section takes focus, so the menu must not return it to its button. */}
      <Menu position="top-start" width={300} returnFocus={false}>
        <Menu.Target>
          <Button id={id} variant="default" leftSection={<TbPlus size={16} aria-hidden />} disabled={isFull}>
            Add section
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {typeNames.map((type) => {
            const { label, Icon, hint } = sectionTypes[type];
            return (
              <Menu.Item key={type} leftSection={<Icon size={18} aria-hidden />} onClick={() => onAdd(type)}>
                {label}
                <span className={classes.hint}>{hint}</span>
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {isFull && <Input.Description mt={4}>This page has the maximum number of sections.</Input.Description>}
    </div>
  );
}
