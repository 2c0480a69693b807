import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '#web/admin/shell/page.tsx';
import { ViewLinks } from '#web/admin/shell/view-links.tsx';
import { FilesTab } from './files-tab.tsx';
import { AllPictures, UnusedPictures } from './picture-lists.tsx';
import { SimilarTab } from './similar-tab.tsx';
import { SmallTab } from './small-tab.tsx';
import { UndescribedTab } from './undescribed-tab.tsx';
import { UploadMany } from './upload-many.tsx';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';
import * as filesTexts from '#web/admin/texts/files.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';
import * as looksTexts from '#web/admin/texts/picture-looks.ts';

interface View {
  /** In the address; '' for the first one. */
  name: string;
  title: string;
  List: ComponentType;
}

const VIEWS: readonly [View, ...View[]] = [
  { name: '', title: mediaTexts.allPictures, List: AllPictures },
  { name: 'files', title: filesTexts.files, List: FilesTab },
  { name: 'undescribed', title: descriptionsTexts.undescribed, List: UndescribedTab },
  { name: 'unused', title: mediaTexts.unused, List: UnusedPictures },
  { name: 'alike', title: looksTexts.lookAlike, List: SimilarTab },
  { name: 'small', title: looksTexts.tooSmall, List: SmallTab },
];

/** The lists of the library. */
export function Library() {
  const [search] = useSearchParams();
  const { name, title, List } = VIEWS.find((view) => view.name === search.get('view')) ?? VIEWS[0];
  const client = useQueryClient();
  const reload = () => {
    for (const key of ['GET /pictures', 'GET /files']) void client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Page title={mediaTexts.title} help={mediaTexts.help} list>
      <UploadMany onDone={reload} />
      <ViewLinks
        label={mediaTexts.views}
        views={VIEWS.map((view) => ({
          to: view.name ? `/pictures?view=${view.name}` : '/pictures',
          title: view.title,
          isCurrent: view.name === name,
        }))}
      />
      <section aria-label={title}>
        <List />
      </section>
    </Page>
  );
}
