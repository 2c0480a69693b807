import { PasswordInput } from '@mantine/core';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { useWatch } from 'react-hook-form';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** A password that the server keeps and never sends back. Left empty, the stored one stays. */
export function SecretField(props: FieldProps) {
  const field = useField(props);
  const help = useSecretHelp(props.path, field.info.boundTo ?? []);
  const { description, ...control } = controlProps({ ...field, info: { ...field.info, ...help } });
  return (
    <FieldFrame field={field}>
      <PasswordInput
        {...control}
        description={description}
        placeholder={help.placeholder}
        value={asText(field.value)}
        onChange={(event) => field.set(event.currentTarget.value)}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': fieldsTexts.show(field.label) }}
      />
    </FieldFrame>
  );
}

/** Says whether a password is stored, and whether this save would delete it. */
function useSecretHelp(path: string, boundTo: readonly string[]): { help: string; placeholder: string } {
  const { base, storedSecrets = [] } = useEditorState();
  const typed: unknown[] = useWatch({ name: [...boundTo] });
  if (!storedSecrets.includes(path)) return { help: fieldsTexts.storedEncryptedNobodyCanRead, placeholder: '' };
  const isKept = boundTo.every((other, index) => typed[index] === getIn(base, other));
  return isKept
    ? { help: fieldsTexts.aPasswordIsStoredLeave, placeholder: '••••••••' }
    : {
        help: fieldsTexts.typeItAgainTheStored,
        placeholder: '',
      };
}
