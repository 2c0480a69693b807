import { Loader, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TbCheck } from 'react-icons/tb';
import { pages } from '#contract/collections/pages.ts';
import { rules } from '#contract/rule-texts.ts';
import { controlProps, FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { slugAsTyped } from '#web/admin/editing/fields/slug-as-typed.ts';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import classes from './pages.module.css';
import { usePathCheck } from './use-path-check.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

/** The address of a page: its whole path, with the full address below. `own` is the saved one. */
export function PathField({ own }: { own: string }) {
  const field = useField(useFieldAt('slug'));
  const typed = asText(field.value);
  const path = pages.fields.slug.safeParse(typed).data ?? '';
  const state = usePathCheck(path, own);
  const isHome = own === '/';
  const { error, ...control } = controlProps(field, typed.length);
  return (
    <FieldFrame field={field}>
      <TextInput
        {...control}
        description={
          isHome ? (
            <>
              {blocksTexts.thisIsTheHomePage} <Address path="/" isPublic />
            </>
          ) : (
            <AddressHelp path={path} own={own} help={field.info.help} />
          )
        }
        error={error ?? (state === 'taken' ? rules.pagePathTaken(blocksTexts.anotherPage) : undefined)}
        readOnly={isHome}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={blocksTexts.madeFromTheTitle}
        value={typed}
        onChange={({ currentTarget }) => field.set(pathAsTyped(currentTarget.value))}
        onBlur={() => {
          if (path && path !== typed) field.set(path);
          field.blur();
        }}
        rightSection={<PathState state={state} />}
      />
    </FieldFrame>
  );
}

interface AddressHelpProps {
  path: string;
  own: string;
  help: string | undefined;
}

function AddressHelp({ path, own, help }: AddressHelpProps) {
  const { base } = useEditorState();
  const status: unknown = useWatch({ name: 'status' });
  if (!path) return help;
  const isMoved = own !== '' && path !== own && base.status === 'published';
  return (
    <>
      <Address path={path} isPublic={path === own && base.status === 'published'} />
      {isMoved && status === 'published' && blocksTexts.onceSavedTheOldAddress}
    </>
  );
}

/** The whole address: a link once visitors can open it. */
function Address({ path, isPublic }: { path: string; isPublic: boolean }) {
  const address = location.origin + path;
  if (!isPublic) return <span className={classes.address}>{address}</span>;
  return (
    <a className={classes.address} href={path} target="_blank" rel="noopener">
      {address}
    </a>
  );
}

function PathState({ state }: { state: ReturnType<typeof usePathCheck> }) {
  if (state === 'checking') return <Loader size={14} aria-label={blocksTexts.checkingTheAddress} />;
  if (state === 'free')
    return <TbCheck size={18} className={classes.free} aria-label={blocksTexts.thisAddressIsFree} />;
  return null;
}

/** A path while it is typed: a slash or a hyphen at the end may stay, because more may follow. */
function pathAsTyped(typed: string): string {
  return typed === '' ? '' : `/${typed.replace(/^\/+/, '').split('/').map(slugAsTyped).join('/')}`;
}
