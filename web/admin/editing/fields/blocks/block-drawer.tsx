import { Drawer, Title, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BLOCK_GROUPS } from '#contract/blocks/define-block.ts';
import { blockKinds, type BlockType } from '#contract/blocks/index.ts';
import { query } from '#web/api.ts';
import { sampleBlock } from './block-samples.ts';
import classes from './drawer.module.css';
import { Miniature } from './miniature.tsx';
import { SamplePage, type SamplePageState } from './sample-page.tsx';
import { useBlockPlaces } from './use-sharing-places.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

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
      title={blocksTexts.addABlock}
      // The new block takes focus.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': blocksTexts.closeTheBlocks }}
    >
      <Kinds onChoose={onChoose} />
    </Drawer>
  );
}

function Kinds({ onChoose }: Pick<BlockDrawerProps, 'onChoose'>) {
  const places = useBlockPlaces();
  const { data: pictures } = useQuery(query('GET /pictures', { query: {} }));
  const samples = useMemo(() => {
    if (!places || !pictures) return undefined;
    const wide = pictures.items.filter(({ width, height }) => width > height).map(({ imageUrl }) => imageUrl);
    // Each kind begins with another picture.
    return types.map((type, at) => sampleBlock(type, places, [...wide.slice(at), ...wide.slice(0, at)]));
  }, [places, pictures]);
  const [page, setPage] = useState<SamplePageState | null>(null);
  return (
    <>
      {samples && <SamplePage blocks={samples} onChange={setPage} />}
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
                  <KindCard type={type} page={page} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface KindCardProps extends Pick<BlockDrawerProps, 'onChoose'> {
  type: BlockType;
  page: SamplePageState | null;
}

function KindCard({ type, page, onChoose }: KindCardProps) {
  const { label, help } = blockKinds[type];
  return (
    <UnstyledButton className={classes.card} onClick={() => onChoose(type)}>
      <Miniature page={page} part={type} />
      <span className={classes.name}>{label}</span>
      <span className={classes.help}>{help}</span>
    </UnstyledButton>
  );
}
