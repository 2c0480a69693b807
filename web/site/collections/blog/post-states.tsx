import { stateTexts } from '#contract/texts/states.ts';
import { blogTexts } from '#contract/texts/blog.ts';
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
      title={blogTexts.unknown}
      isGone={isGone}
      leads={{
        gone: blogTexts.goneLead,
        unknown: blogTexts.unknownLead,
      }}
      links={[
        { href: BLOG_PATH, label: blogTexts.allPosts },
        { href: '/', label: stateTexts.backHome },
      ]}
    />
  );
}

/** Shown if a post could not be loaded. */
export function FailedPost({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <PageHead title={blogTexts.title} hidden />
      <PageBand
        title={blogTexts.title}
        above={<BackLink href={BLOG_PATH}>{blogTexts.allPosts}</BackLink>}
        art="night"
      />
      <Section ridge="b">
        <LoadFailed message={message} onRetry={onRetry} />
      </Section>
    </>
  );
}
