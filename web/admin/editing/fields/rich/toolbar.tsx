import { ActionIcon, Menu } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import { TbDots, TbLink, TbPhoto } from 'react-icons/tb';
import { uploadLimits } from '#contract/texts.ts';
import classes from './rich.module.css';
import { useRovingFocus } from './use-roving-focus.ts';
import { ariaKeys, nameWithKeys, type Tool, type Toolset } from './tools.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

interface ToolbarProps {
  id: string;
  editor: Editor;
  tools: Toolset;
  /** What the toolbar belongs to. */
  label: string;
  isLinkOpen: boolean;
  onLink: () => void;
  /** Opens the file dialog; absent if the text takes no images. */
  onPicture?: (() => void) | undefined;
}

/** The formatting tools: one Tab stop, arrow keys between them, Escape back to the text. */
export function Toolbar({ id, editor, tools, label, isLinkOpen, onLink, onPicture }: ToolbarProps) {
  const roving = useRovingFocus();
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <div
      {...roving}
      id={id}
      role="toolbar"
      aria-label={richTextTexts.formatting(label)}
      className={classes.toolbar}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key === 'Escape' && !event.defaultPrevented) editor.commands.focus();
      }}
    >
      {tools.text.map((group) => (
        <ToolGroup key={group[0]?.label} editor={editor} tools={group} />
      ))}
      <div className={classes.group}>
        <ActionIcon
          size={30}
          aria-label={richTextTexts.link}
          title={richTextTexts.linkCtrlShiftK}
          aria-keyshortcuts="Control+Shift+K Meta+Shift+K"
          aria-pressed={isLink}
          aria-expanded={isLinkOpen}
          className={classes.tool}
          onClick={onLink}
        >
          <TbLink size={18} aria-hidden />
        </ActionIcon>
        {onPicture && <PictureButton onPicture={onPicture} />}
        {tools.blocks.map((tool) => (
          <ToolButton key={tool.label} editor={editor} tool={tool} />
        ))}
        {tools.more.length > 0 && <MoreTools editor={editor} tools={tools.more} />}
      </div>
      {tools.steps.length > 0 && <ToolGroup editor={editor} tools={tools.steps} />}
    </div>
  );
}

function ToolGroup({ editor, tools }: { editor: Editor; tools: Tool[] }) {
  return (
    <div className={classes.group}>
      {tools.map((tool) => (
        <ToolButton key={tool.label} editor={editor} tool={tool} />
      ))}
    </div>
  );
}

interface ToolButtonProps {
  editor: Editor;
  tool: Tool;
  /** Whether the keyboard has the same tool elsewhere. */
  isPointerOnly?: boolean;
}

export function ToolButton({ editor, tool, isPointerOnly = false }: ToolButtonProps) {
  const { isOn, isOff } = useToolState(editor, tool);
  return (
    <ActionIcon
      size={30}
      {...(isPointerOnly && { tabIndex: -1 })}
      aria-label={tool.label}
      title={nameWithKeys(tool)}
      aria-keyshortcuts={ariaKeys(tool)}
      aria-pressed={isOn}
      disabled={isOff}
      className={classes.tool}
      onMouseDown={(event) => event.preventDefault()} // keeps the selection
      onClick={() => tool.run(editor)}
    >
      <tool.Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function useToolState(editor: Editor, { isOn, isOff }: Tool) {
  return useEditorState({
    editor,
    selector: () => ({ isOn: isOn?.(editor), isOff: isOff?.(editor) ?? false }),
  });
}

function MoreTools({ editor, tools }: { editor: Editor; tools: Tool[] }) {
  return (
    <Menu position="bottom-end" returnFocus={false} width={230}>
      <Menu.Target>
        <ActionIcon
          size={30}
          aria-label={richTextTexts.moreFormatting}
          title={richTextTexts.moreFormatting}
          className={classes.tool}
        >
          <TbDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tools.map((tool) => (
          <MoreToolItem key={tool.label} editor={editor} tool={tool} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function MoreToolItem({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { isOn } = useToolState(editor, tool);
  const shared = { title: nameWithKeys(tool), leftSection: <tool.Icon size={16} aria-hidden /> };
  if (isOn === undefined) {
    return (
      <Menu.Item {...shared} onClick={() => tool.run(editor)}>
        {tool.label}
      </Menu.Item>
    );
  }
  return (
    <Menu.CheckboxItem {...shared} checked={isOn} closeMenuOnClick onChange={() => tool.run(editor)}>
      {tool.label}
    </Menu.CheckboxItem>
  );
}

function PictureButton({ onPicture }: { onPicture: () => void }) {
  return (
    <ActionIcon
      size={30}
      aria-label={richTextTexts.insertPictures}
      title={richTextTexts.insertPicturesWithUploadLimits(uploadLimits)}
      aria-description={uploadLimits}
      className={classes.tool}
      onClick={onPicture}
    >
      <TbPhoto size={18} aria-hidden />
    </ActionIcon>
  );
}
