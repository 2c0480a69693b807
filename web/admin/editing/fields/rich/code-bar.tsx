import { NativeSelect } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import classes from './rich.module.css';

const LANGUAGES: Record<string, string> = {
  '': 'Plain text',
  bash: 'Shell',
  css: 'CSS',
  diff: 'Differences',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: 'Python',
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
        aria-label="Language of the code"
        value={language}
        data={Object.entries(known).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          editor.commands.updateAttributes('codeBlock', { language: value === '' ? null : value })
        }
      />
      <span className={classes.contextHelp}>Press Enter three times to leave the code block.</span>
    </div>
  );
}
