import { SPAM_THRESHOLD, SPAM_SIGNALS, type SpamSignal } from '#contract/spam-signals.ts';

/** The parts of a submission that the spam filter reads. */
export interface Submission {
  /** Names, subjects and companies: one line each. */
  lines: string[];
  text: string;
  /** For how many seconds the page was open; null if unknown. */
  openSeconds: number | null;
}

const LINK = /https?:\/\/|www\.[a-z0-9]|\b[a-z0-9-]{1,63}\.(?:ru|top|xyz|click|shop|online|site)\b/gi;
const MARKUP = /\[(?:url|link)\b|<a\b|\]\(https?:/i;
/** A Latin letter next to a Cyrillic or Greek one. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
const OFFERS =
  /\b(?:backlinks?|guest post|seo (?:services|packages?|experts?)|first page of google|rank(?:ing)? (?:on|in) google|casino|viagra|cialis|crypto (?:investment|trading)|forex|payday loan|web traffic|adult dating)\b/i;
const FAST_SECONDS = 3;
const LETTERS_MIN = 20;
const WORDS_MIN = 20;

/** The spam signals found, the highest score first. */
export function spamSignals({ lines, text, openSeconds }: Submission): SpamSignal[] {
  const content = [...lines, text].join('\n');
  const links = content.match(LINK)?.length ?? 0;
  const found: Record<SpamSignal, boolean> = {
    'link-in-name': lines.some((line) => line.search(LINK) >= 0),
    markup: MARKUP.test(content),
    'many-links': links >= 6,
    'mixed-letters': MIXED_SCRIPTS.test(content),
    offers: OFFERS.test(content),
    links: links >= 3 && links < 6,
    repeated: isRepetitive(text),
    'too-fast': openSeconds !== null && openSeconds < FAST_SECONDS,
    capitals: isMostlyCapitals(text),
    'no-time': openSeconds === null,
  };
  return (Object.keys(SPAM_SIGNALS) as SpamSignal[]).filter((name) => found[name]); // they are in that order
}

/** Whether a submission is spam, and why. If it is not, the signals are dropped. */
export function scoreSpam(sent: Submission): { isSuspect: boolean; suspicions: SpamSignal[] } {
  const suspicions = spamSignals(sent);
  const points = suspicions.reduce((sum, name) => sum + SPAM_SIGNALS[name].points, 0);
  return points >= SPAM_THRESHOLD ? { isSuspect: true, suspicions } : { isSuspect: false, suspicions: [] };
}

function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= WORDS_MIN && new Set(words).size < words.length * 0.3;
}

/** Text in a script without capitals is never mostly capitals. */
function isMostlyCapitals(text: string): boolean {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return large + small >= LETTERS_MIN && large > (large + small) * 0.8;
}
