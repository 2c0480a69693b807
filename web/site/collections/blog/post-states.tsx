import { empty } from '#contract/texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { PageHead } from '#web/site/head.tsx';
import { MissingPage } from '../../layout/missing-page.tsx';
import { PageBand } from '#web/site/layout/page-band.tsx';
import { BLOG_PATH } from './list-address.ts';

/** Shown at the address of a post that does not exist. */
export function MissingPost({ isGone }: { isGone: boolean }) {
  return (
    <MissingPage
      title={empty.blogPost}
      isGone={isGone}
      leads={{
        gone: 'This post is no longer available. You can find all our other posts in the blog.',
        unknown:
          'There is no post at this address. It may have been renamed or removed. You can find all our posts in the blog.',
      }}
      links={[
        { href: BLOG_PATH, label: 'All posts' },
        { href: '/', label: 'Back to home' },
      ]}
    />
  );
}

/** Shown if a post could not be loaded. */
export function FailedPost({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <PageHead title="Blog" hidden />
      <PageBand title="Blog" above={<BackLink href={BLOG_PATH}>All posts</BackLink>} art="night" />
      <Section ridge="b">
        <LoadFailed message={message} onRetry={onRetry} />
      </Section>
    </>
  );
}
