import { Accent } from '#web/ui/section-heading.tsx';
import { bindShortWords } from '#web/ui/typeset.ts';

/** A heading whose last word has the accent colour. */
export function HeadingWords({ heading }: { heading: string }) {
  const { start, last } = splitLastWord(heading);
  return (
    <>
      {bindShortWords(`${start} `)}
      <Accent>{last}</Accent>
    </>
  );
}

/** Splits a heading before its last word. */
export function splitLastWord(heading: string): { start: string; last: string } {
  const words = heading.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { start: words.join(' '), last };
}
