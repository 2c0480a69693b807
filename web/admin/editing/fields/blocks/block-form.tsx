import { TbAlertTriangle } from 'react-icons/tb';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { fieldId, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { getIn, isGroup } from '#web/admin/editing/form/values.ts';
import { FieldGrid, Fields } from '../fields.tsx';
import { placeFields } from '../layout.ts';
import { blockFindings } from './block-findings.ts';
import { anyBlock } from '#contract/blocks/block.ts';
import { isBlockType, sectionOf, type BlockValues } from './block-values.ts';
import classes from './blocks.module.css';
import { LookField } from './look-field.tsx';
import { useBlockContent } from './use-block-content.ts';
import { OwnWords, SharedWords } from './shared-words.tsx';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

interface BlockFormProps {
  block: BlockValues;
  path: string;
  basePath: string | null;
}

/** The form of a block: its look, its words, and when visitors see it. */
export function BlockForm({ block, path, basePath }: BlockFormProps) {
  const { base } = useEditorState();
  const schema = schemaOf(anyBlock, block);
  const shape = schema && metaOf(schema).shape;
  const { look, from, until, content } = shape ?? {};
  const shown = useBlockContent(block);
  if (!look || !content || !from || !until || !isBlockType(block.type)) return <UnknownKind type={block.type} />;
  const own = fieldId(path);
  const section = sectionOf(block.type);
  const at = (name: string) => ({
    path: joinPath(path, name),
    basePath: basePath === null ? null : joinPath(basePath, name),
  });
  // A block that showed shared words when it was saved has no words of its own to compare with.
  const savedContent = at('content').basePath;
  const hasSavedContent = savedContent !== null && isGroup(getIn(base, savedContent));
  const hasTimes = Boolean(block.from || block.until);
  return (
    <>
      {block.source === 'shared' && section ? (
        <SharedWords type={block.type} section={section} path={path} />
      ) : (
        section && <OwnWords section={section} path={path} />
      )}
      <Findings findings={blockFindings(block, shown)} />
      <LookField schema={look} {...at('look')} label={blocksTexts.look} />
      {block.source === 'own' && (
        <div id={`${own}-words`} className={classes.fields}>
          <Fields schema={content} path={at('content').path} basePath={hasSavedContent ? savedContent : null} />
        </div>
      )}
      <details id={`${own}-times`} className={classes.times} open={hasTimes || undefined}>
        <summary className={classes.legend}>
          {hasTimes ? blocksTexts.whenVisitorsSeeIt : blocksTexts.visitorsAlwaysSeeIt}
        </summary>
        <FieldGrid fields={placeFields({ from, until })} path={path} basePath={basePath} />
      </details>
    </>
  );
}

function Findings({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => (
        <li key={finding} className={classes.finding}>
          <TbAlertTriangle size={14} aria-hidden />
          {finding}
        </li>
      ))}
    </ul>
  );
}

function UnknownKind({ type }: { type: string }) {
  return <p className={classes.note}>{blocksTexts.thisVersionOfTheSite(type)}</p>;
}
