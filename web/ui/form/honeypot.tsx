/** A field that people neither see nor reach. Spam programs fill it in. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
