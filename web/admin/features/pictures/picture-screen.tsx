import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { pictureAbout, type PictureDetails } from '#contract/records/picture.ts';
import { saved } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { EditorFoot } from '#web/admin/editing/editor/editor-foot.tsx';
import { useMergedNotice } from '#web/admin/editing/editor/merged-notice.ts';
import { useEditor } from '#web/admin/editing/editor/use-editor.ts';
import { Fields } from '#web/admin/editing/fields/fields.tsx';
import { EditorProvider } from '#web/admin/editing/form/editor-context.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { BackLink } from '#web/admin/shell/back-link.tsx';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { PictureFacts } from './picture-facts.tsx';
import { PictureStage } from './picture-stage.tsx';
import { PicturePlaces } from './picture-places.tsx';
import classes from './pictures.module.css';
import { loadedPicture, usePictureSource } from './use-picture-source.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

/** One picture: what it is, what staff say about it, and what uses it. */
export function PictureScreen({ name }: { name: string }) {
  const { data, error, refetch } = useQuery({ ...query('GET /pictures/:name', { params: { name } }), staleTime: 0 });
  if (data) return <LoadedPicture name={name} picture={data} />;
  return (
    <>
      <BackLink to="/pictures">{mediaTexts.backToLibrary}</BackLink>
      <Page title={mediaTexts.title}>
        {error instanceof ApiError && error.code === 'not-found' ? (
          <EmptyState title={mediaTexts.missing} />
        ) : error ? (
          <FailedState title={messageOf(error, mediaTexts.loadFailed)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} radius="md" role="status" aria-label={stateTexts.loading} />
        )}
      </Page>
    </>
  );
}

function LoadedPicture({ name, picture }: { name: string; picture: PictureDetails }) {
  const title = picture.fileName || fileName(picture.imageUrl);
  const source = usePictureSource(name);
  const loaded = useMemo(() => loadedPicture(picture), [picture]);
  const editor = useEditor(loaded, source, {
    onSaved: () => notifyDone(saved.record),
    onMerged: useMergedNotice(title),
  });
  const { base, target } = editor;
  const state = useMemo(
    () => ({ fields: pictureAbout, base: base.values, target, uploadTexts: () => ({ done: '', failed: '' }) }),
    [base.values, target],
  );
  return (
    <FormProvider {...editor.form}>
      <EditorProvider value={state}>
        <div className={classes.screen}>
          <BackLink to="/pictures">{mediaTexts.backToLibrary}</BackLink>
          <Page title={title} list>
            <div className={classes.columns}>
              <div className={classes.column}>
                <PictureStage picture={picture} />
                <PicturePlaces picture={picture} name={name} />
              </div>
              <div className={classes.column}>
                <form
                  className={classes.form}
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault();
                    void editor.save();
                  }}
                >
                  <Fields schema={pictureAbout} path="" basePath="" />
                </form>
                <PictureFacts picture={picture} />
              </div>
            </div>
          </Page>
          <EditorFoot
            isInForce
            name={`pictures/${name}`}
            title={title}
            record={loaded}
            source={source}
            editor={editor}
          />
        </div>
      </EditorProvider>
    </FormProvider>
  );
}
