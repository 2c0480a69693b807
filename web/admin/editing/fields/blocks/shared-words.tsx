import { Button } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbLink, TbPencil } from 'react-icons/tb';
import { Link, useLocation, useParams } from 'react-router';
import type { BlockType } from '#contract/blocks/index.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { placeLabel } from '#contract/template-places.ts';
import { sectionScreen } from '#web/admin/editing/preview/screens-of-page.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { withOrigin } from '#web/admin/shell/back-link.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText } from '../use-field.ts';
import { contentFrom } from './block-values.ts';
import classes from './blocks.module.css';
import { useSection } from './use-block-content.ts';
import { useSharingPlaces } from './use-sharing-places.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

interface WordsProps {
  section: SectionName;
  /** The path of the block. */
  path: string;
}

/** Says on which pages the words of a block are, and offers to change them there or here alone. */
export function SharedWords({ type, section, path }: WordsProps & { type: BlockType }) {
  const { setValue } = useFormContext();
  const { data } = useSection(section);
  const names = useNamesOfPages(section);
  const { pathname } = useLocation();
  const screen = sectionScreen(section);
  function becomeOwn(words: unknown) {
    setValue(`${path}.content`, contentFrom(type, words), { shouldDirty: true });
    setValue(`${path}.source`, 'own', { shouldDirty: true });
  }
  return (
    <div className={classes.shared}>
      <p className={classes.sharedText}>
        <TbLink size={18} aria-hidden />
        <span>
          {names === undefined ? (
            blocksTexts.otherPagesShowTheseWords
          ) : (
            <>
              <strong>{blocksTexts.theseWordsAreOnPages(names.length)}</strong> {names.join(', ')}
            </>
          )}
        </span>
      </p>
      <div className={classes.sharedWays}>
        <Button
          component={Link}
          to={screen.path}
          state={withOrigin({ path: pathname, title: names?.[0] ?? blocksTexts.thePage })}
          variant="default"
          size="xs"
          leftSection={<TbPencil size={14} aria-hidden />}
        >
          {blocksTexts.editThemEverywhere}
        </Button>
        <Button variant="default" size="xs" disabled={!data} onClick={() => becomeOwn(data)}>
          {blocksTexts.useOwnWordsHere}
        </Button>
        <Button variant="default" size="xs" onClick={() => becomeOwn({})}>
          {blocksTexts.beginWithEmptyWords}
        </Button>
      </div>
    </div>
  );
}

/** Offers the shared words to a block with words of its own. */
export function OwnWords({ section, path }: WordsProps) {
  const { setValue } = useFormContext();
  const screen = sectionScreen(section);
  const ask = () =>
    confirmAction({
      title: blocksTexts.useTheSharedWords,
      children: blocksTexts.theBlockThenShows(screen.title),
      labels: { confirm: blocksTexts.useTheSharedWordsLabel, cancel: blocksTexts.keepOwnWords },
      onConfirm: () => {
        setValue(`${path}.source`, 'shared', { shouldDirty: true });
        setValue(`${path}.content`, null, { shouldDirty: true });
      },
    });
  return (
    <p className={classes.ownText}>
      {blocksTexts.theseWordsAreOnly}{' '}
      <TextButton onClick={ask}>{blocksTexts.useTheSharedWordsOf(screen.title)}</TextButton>
    </p>
  );
}

/** The names of the pages that show the words of a section, with this one. */
function useNamesOfPages(section: SectionName): string[] | undefined {
  const { id } = useParams();
  const [title, place] = useWatch({ name: ['title', 'place'] }).map(asText);
  const others = useSharingPlaces(section)?.filter(({ _id }) => _id !== id);
  return (
    others && [
      title?.trim() || (place && placeLabel(place)) || blocksTexts.thisPage,
      ...others.map((page) => page.title),
    ]
  );
}
