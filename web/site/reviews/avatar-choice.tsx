import { AVATARS } from '#contract/constants.ts';
import { ChoiceGroup } from '#web/ui/form/choice-group.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import type { Avatar } from './review-rules.ts';
import styles from './reviews.module.css';
import { useDebounced } from '#web/site/use-debounced.ts';

interface AvatarChoiceProps {
  value: Avatar | null;
  /** The portraits are drawn from this name. */
  name: string;
  error?: string | undefined;
  onChange: (avatar: Avatar) => void;
}

const LABELS: Record<Avatar, string> = { male: 'Male', female: 'Female' };

/** Chooses one of two portraits, drawn from the name. */
export function AvatarChoice({ value, name, error, onChange }: AvatarChoiceProps) {
  const seed = useDebounced(name.trim());
  return (
    <ChoiceGroup legend="Portrait" error={error} className={styles.avatars}>
      {AVATARS.map((avatar) => (
        <label key={avatar} className={styles.avatar}>
          <input
            type="radio"
            name="avatar"
            value={avatar}
            checked={avatar === value}
            onChange={() => onChange(avatar)}
          />
          <Portrait name={seed || LABELS[avatar]} drawn={avatar} size={96} className={styles.smallFace} />
          {LABELS[avatar]}
        </label>
      ))}
    </ChoiceGroup>
  );
}
