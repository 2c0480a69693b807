import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '#web/admin/shell/page.tsx';
import { ViewLinks } from '#web/admin/shell/view-links.tsx';
import { AllPictures, UnusedPictures } from './picture-lists.tsx';
import { SimilarTab } from './similar-tab.tsx';
import { SmallTab } from './small-tab.tsx';
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
  { name: 'unused', title: mediaTexts.unused, List: UnusedPictures },
  { name: 'alike', title: looksTexts.lookAlike, List: SimilarTab },
  { name: 'small', title: looksTexts.tooSmall, List: SmallTab },
];

/** The lists of the library. */
export function Library() {
  const [search] = useSearchParams();
  const { name, title, List } = VIEWS.find((view) => view.name === search.get('view')) ?? VIEWS[0];
  return (
    <Page title={mediaTexts.title} help={mediaTexts.help} list>
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
