import { Alert } from '@mantine/core';
import { TbShieldCheck } from 'react-icons/tb';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { Footprints } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { DueDeletions } from './due-deletions.tsx';
import { FoundActions } from './found-actions.tsx';
import { FoundList } from './found-list.tsx';
import { PersonSearch } from './person-search.tsx';
import { erasedSentences } from './person-texts.ts';
import classes from './personal-data.module.css';
import { usePerson, type Person } from './use-person.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

/** What one person left on the site: find it, give it out, erase it. For admins. */
export function PersonalDataScreen() {
  return useAccount().role === 'admin' ? (
    <PersonalData />
  ) : (
    <NotForYou title={commonTexts.personalData} text={personalDataTexts.givingOutAndErasing} />
  );
}

function PersonalData() {
  const person = usePerson();
  return (
    <Page title={commonTexts.personalData} help={personalDataTexts.findEverythingThatOnePerson} list>
      <PersonSearch person={person} />
      <div role="status">
        {person.erased && (
          <Alert color="moss" icon={<TbShieldCheck aria-hidden />} mb="md">
            {erasedSentences(person.erased).map((sentence) => (
              <p key={sentence} className={classes.sentence}>
                {sentence}
              </p>
            ))}
          </Alert>
        )}
      </div>
      <Found person={person} />
    </Page>
  );
}

function Found({ person }: { person: Person }) {
  const { found } = person;
  if (!found) return <DueDeletions />;
  if (found.records.length === 0) {
    return (
      <div className={classes.frame}>
        <EmptyState
          scene={<Footprints />}
          title={personalDataTexts.nothingIsStored}
          text={personalDataTexts.addressesAndNumbers}
        />
      </div>
    );
  }
  return (
    <>
      <FoundActions person={person} />
      <FoundList found={found} person={person} />
    </>
  );
}
