import { useState } from 'react';
import { PANEL_ROLES, type Role } from '#contract/constants.ts';
import { makePassword } from './temporary-password.ts';

/** A password for somebody else: made here, until the admin types one. */
export function useNewPassword() {
  const [made, setMade] = useState(makePassword);
  const [password, setPassword] = useState(made);
  function onMake() {
    const next = makePassword();
    setMade(next);
    setPassword(next);
  }
  return { password, isMade: password === made, onChange: setPassword, onMake };
}

/** Who may open the panel is asked there for another password than the one that was made here. */
export function mustReplace({ role, isMade }: { role: Role; isMade: boolean }): boolean {
  return isMade && PANEL_ROLES.includes(role);
}
