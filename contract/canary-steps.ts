/** The steps of the daily check, in their order, with what each one proves. */
export const CANARY_STEPS = {
  page: 'The contact page opens',
  script: 'The script of the page loads',
  form: 'The page has the form with its fields',
  send: 'The site accepts the form',
  row: 'The message is stored',
  mail: 'The mail server accepts the mail',
  removal: 'Nothing is left of the check',
} as const;
export type CanaryStepName = keyof typeof CANARY_STEPS;

/** What to do about a step that failed. */
export const CANARY_ADVICE: Record<CanaryStepName, string> = {
  page: 'Open the contact page in a private window. If it shows an error too, look into the log of the server.',
  script: 'Visitors cannot send the form. Build and install this release again.',
  form: 'Open the contact page in a private window and look at the form. Install this release again if fields are missing.',
  send: 'Send a message from the contact page yourself. If it is refused too, look into the log of the server.',
  row: 'Enquiries are not stored. Look into the log of the server, and at the free space of its disk.',
  mail: 'Enquiries are stored, but nobody gets a mail about them. Send a test in Settings, Mail.',
  removal: 'A message of the check is still stored. Delete it by hand.',
};

/** Hours without a run after which the dashboard warns. */
export const CANARY_LATE_HOURS = 26;
/** Minutes after which a failed check is repeated. */
export const CANARY_RETRY_MINUTES = 60;
/** Runs that are kept. */
export const CANARY_RUNS_KEPT = 60;
/** Runs that the panel shows. */
export const CANARY_RUNS_SHOWN = 7;
