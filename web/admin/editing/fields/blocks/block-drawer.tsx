import { Drawer, Title, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { BLOCK_GROUPS } from '#contract/blocks/define-block.ts';
import { blockKinds, type BlockType } from '#contract/blocks/index.ts';
import classes from './drawer.module.css';

interface BlockDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (type: BlockType) => void;
}

const types = Object.keys(blockKinds) as BlockType[]; // the keys of the table

/** The kinds of blocks to choose from, in groups. */
export function BlockDrawer({ isOpen, onClose, onChoose }: BlockDrawerProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={isNarrow ? '100%' : 520}
      title="Add a block"
      // The new block takes focus.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close the blocks' }}
    >
      {BLOCK_GROUPS.map((group) => (
        <section key={group} className={classes.group} aria-label={group}>
          <Title order={3} className={classes.heading}>
            {group}
          </Title>
          <ul className={classes.kinds}>
            {types
              .filter((type) => blockKinds[type].group === group)
              .map((type) => (
                <li key={type}>
                  <KindCard type={type} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}

function KindCard({ type, onChoose }: { type: BlockType; onChoose: (type: BlockType) => void }) {
  const { label, help } = blockKinds[type];
  return (
    <UnstyledButton className={classes.card} onClick={() => onChoose(type)}>
      <span className={classes.name}>{label}</span>
      <span className={classes.help}>{help}</span>
    </UnstyledButton>
  );
}
