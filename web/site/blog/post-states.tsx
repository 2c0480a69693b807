import { empty } from '#contract/texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { PageHead } from '#web/site/head.tsx';
import { NightScene } from '#web/site/layout/night-scene.tsx';
import { PageBand } from '#web/site/layout/page-band.tsx';
import { BLOG_PATH } from './list-address.ts';

/** Stands at the address of a post that is not there. */
export function MissingPost({ isGone }: { isGone: boolean }) {
  return (
    <>
      <PageHead title={empty.blogPost} hidden />
      <NightScene
        eyebrow={isGone ? 'No longer available' : 'Error 404'}
        title={empty.blogPost}
        lead={
          isGone
            ? 'This post is no longer available. You can find all our other posts in the blog.'
            : 'There is no post at this address. It may have been renamed or removed. You can find all our posts in the blog.'
        }
      >
        <ButtonRow>
          <ButtonLink href={BLOG_PATH} arrow>
            All posts
          </ButtonLink>
          <ButtonLink href="/" variant="night">
            Back to home
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}

/** Stands at the address of a post that could not be loaded. */
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
