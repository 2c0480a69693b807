import { useState } from 'react';
import { PANEL_ROLES, type Role } from '#contract/constants.ts';
import { generatePassword } from './temporary-password.ts';

/** A password for another user: generated until the admin types one. */
export function useNewPassword() {
  const [generated, setGenerated] = useState(generatePassword);
  const [password, setPassword] = useState(generated);
  function onGenerate() {
    const next = generatePassword();
    setGenerated(next);
    setPassword(next);
  }
  return { password, isMade: password === generated, onChange: setPassword, onGenerate };
}

/**
 * Whether the user must replace the password at the first login: only a generated one, and only for roles that may open
 * the panel.
 */
export function mustReplace({ role, isMade }: { role: Role; isMade: boolean }): boolean {
  return isMade && PANEL_ROLES.includes(role);
}
