import type { Handlers } from '#server/http/calls.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { openMailDoctor } from './doctor.ts';

interface Parts {
  mailSetup: ReadMailSetup;
  siteSettings: SiteSettings;
  dnsServers?: readonly string[] | undefined;
}

/** What DNS says about the sender that is in force. */
export function mailDoctorCalls({ mailSetup, siteSettings, dnsServers }: Parts): Handlers {
  const diagnose = openMailDoctor({ dnsServers });
  return {
    'GET /mail-doctor': async ({ query }) => {
      const { dkimSelector } = await siteSettings.get('mail');
      return diagnose({ setup: await mailSetup(), selector: dkimSelector, isFresh: query.isFresh });
    },
  };
}
