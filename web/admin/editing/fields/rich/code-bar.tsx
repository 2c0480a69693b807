import { NativeSelect } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import classes from './rich.module.css';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

const LANGUAGES: Record<string, string> = {
  '': richTextTexts.plainText,
  bash: richTextTexts.shell,
  css: 'CSS',
  diff: richTextTexts.differences,
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: richTextTexts.python,
  sql: 'SQL',
  ts: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** The language of the current code block. An unknown language stays. */
export function CodeBar({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: () => (editor.isActive('codeBlock') ? String(editor.getAttributes('codeBlock').language ?? '') : null),
  });
  if (language === null) return null;
  const known = language in LANGUAGES ? LANGUAGES : { ...LANGUAGES, [language]: language };
  return (
    <div className={classes.context}>
      <NativeSelect
        size="xs"
        aria-label={richTextTexts.languageOfTheCode}
        value={language}
        data={Object.entries(known).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          editor.commands.updateAttributes('codeBlock', { language: value === '' ? null : value })
        }
      />
      <span className={classes.contextHelp}>{richTextTexts.pressEnterThreeTimes}</span>
    </div>
  );
}
