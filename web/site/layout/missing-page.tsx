import { stateTexts } from '#contract/texts/states.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { PageHead } from '../head.tsx';
import { NightScene } from './night-scene.tsx';

interface LinkText {
  href: string;
  label: string;
}

interface MissingPageProps {
  title: string;
  /** Deleted for good (410), rather than unknown (404). */
  isGone: boolean;
  leads: { gone: string; unknown: string };
  /** The line above the title of an unknown page. */
  eyebrow?: string;
  /** Two links, the more useful one first. */
  links: [LinkText, LinkText];
}

/** The body of every page that is not there: an unknown address, or a record that is unknown or deleted. */
export function MissingPage({
  title,
  isGone,
  leads,
  eyebrow = stateTexts.errorStatus(404),
  links: [first, second],
}: MissingPageProps) {
  return (
    <>
      <PageHead title={title} hidden />
      <NightScene eyebrow={isGone ? stateTexts.gone : eyebrow} title={title} lead={isGone ? leads.gone : leads.unknown}>
        <ButtonRow>
          <ButtonLink href={first.href} arrow>
            {first.label}
          </ButtonLink>
          <ButtonLink href={second.href} variant="night">
            {second.label}
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}
