/** A field that no person sees or reaches; a program that fills it gives itself away. */
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
