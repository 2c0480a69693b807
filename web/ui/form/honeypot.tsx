import { controlTexts } from '#contract/texts/controls.ts';

/** A field that people neither see nor reach. Spam programs fill it in. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {controlTexts.leaveEmpty}
        <input type="text" name={name} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
