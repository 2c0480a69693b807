import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { parseLenient } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { RecordEditor } from '#web/admin/editing/editor/record-editor.tsx';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';
import { PreviewPlaceholder } from '#web/admin/editing/preview/preview-layout.tsx';
import { menuPreview, pageTextsPreview, sectionPreview } from '#web/admin/editing/preview/preview-sources.ts';
import { useStagedChange } from '#web/admin/editing/staging/use-staged-change.ts';
import { useStagedSource, withStagedChange } from '#web/admin/editing/staging/staged-source.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { uploadTextsOf } from '#web/admin/editing/upload/upload-texts.ts';
import { MenuNotice } from './menu-notice.tsx';
import { PaletteSamples } from './palette-samples.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import { useFirstRecords } from './use-first-records.ts';

const PaletteNotice = lazy(() => import('./palette-notice.tsx').then((chunk) => ({ default: chunk.PaletteNotice })));

/** What stands above the form of some sections. */
const NOTICES: Partial<Record<SectionName, ReactNode>> = {
  menus: <MenuNotice />,
  appearance: (
    <Suspense fallback={<PaletteSamples />}>
      <PaletteNotice />
    </Suspense>
  ),
};

interface SectionEditorProps {
  name: SectionName;
  /** Shown below the form. */
  children?: ReactNode;
}

/** The editor of one section, built from its schema. */
export function SectionEditor({ name, children }: SectionEditorProps) {
  const { title, help, path } = sections[name];
  const { data, error, isPending, refetch } = useQuery(query(`GET ${path}`));
  const { staged, isPending: isStagePending } = useStagedChange('sections', name);
  const source = useStagedSource(useSectionSource(name), 'sections', name);
  const texts = useMemo(() => (field: string) => uploadTextsOf(name, field), [name]);
  const targets = data && 'targets' in data ? data.targets : undefined;
  const first = useFirstRecords(name === 'page-texts');
  const preview = useMemo(() => {
    if (targets) return menuPreview(targets);
    return first ? pageTextsPreview(first) : sectionPreview(name);
  }, [name, targets, first]);
  const record = useMemo(
    () => data && withStagedChange(sections[name].fields, loadedSection(name, data), staged),
    [name, data, staged],
  );
  if (!record || isStagePending) {
    return (
      <PreviewPlaceholder>
        <Page edited title={title} help={help}>
          {isPending || isStagePending ? (
            <SectionSkeleton name={name} />
          ) : (
            <FailedState title={messageOf(error, loadFailed[name])} onRetry={() => void refetch()} />
          )}
          {children}
        </Page>
      </PreviewPlaceholder>
    );
  }
  return (
    <RecordEditor
      key={name}
      section={name}
      name={name}
      title={title}
      help={help}
      record={record}
      staged={staged}
      source={source}
      uploadTexts={texts}
      preview={preview}
      notice={NOTICES[name]}
    >
      {children}
    </RecordEditor>
  );
}

function useSectionSource(name: SectionName): RecordSource {
  const client = useQueryClient();
  return useMemo(() => {
    const { path, fields, write } = sections[name];
    const key: readonly unknown[] = query(`GET ${path}`).queryKey;
    const keep = (record: { version: number }) => {
      client.setQueryData(key, record);
      return loadedSection(name, record);
    };
    return {
      fields,
      write,
      load: async () => keep(await call(`GET ${path}`)),
      save: async (body, version) => keep(await call(`PUT ${path}`, { body, ifMatch: version })),
      texts: { saved: saved[name], failed: name === 'hero' ? saveFailed.hero : saveFailed.save },
    };
  }, [name, client]);
}

function loadedSection(name: SectionName, record: { version: number }): LoadedRecord {
  return {
    values: parseLenient<(typeof sections)[SectionName]['fields']>(sections[name].fields, record),
    version: record.version,
  };
}
