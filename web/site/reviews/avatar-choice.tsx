import { AVATAR_FACES, AVATARS } from '#contract/constants.ts';
import { reviewFormTexts } from '#contract/texts/review-form.ts';
import { ChoiceGroup } from '#web/ui/form/choice-group.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import type { Avatar } from './review-rules.ts';
import styles from './reviews.module.css';
import { useDebounced } from '#web/site/use-debounced.ts';

interface AvatarChoiceProps {
  value: Avatar | null;
  face: number;
  /** The portraits are drawn from this name. */
  name: string;
  error?: string | undefined;
  onChange: (avatar: Avatar, face: number) => void;
}

const CHOICES = Array.from({ length: AVATAR_FACES }, (_, face) => AVATARS.map((avatar) => ({ avatar, face }))).flat();

function labelOf(avatar: Avatar): string {
  return avatar === 'male' ? reviewFormTexts.male : reviewFormTexts.female;
}

/** Chooses one of several portraits, drawn from the name. */
export function AvatarChoice({ value, face: chosen, name, error, onChange }: AvatarChoiceProps) {
  const seed = useDebounced(name.trim());
  return (
    <ChoiceGroup legend={reviewFormTexts.portrait} error={error} className={styles.avatars}>
      {CHOICES.map(({ avatar, face }, index) => (
        <label key={`${avatar} ${face}`} className={styles.avatar}>
          <input
            type="radio"
            name="avatar"
            value={face === 0 ? avatar : `${avatar} ${face}`}
            aria-label={face === 0 ? labelOf(avatar) : reviewFormTexts.portraitOf(index + 1)}
            checked={avatar === value && face === chosen}
            onChange={() => onChange(avatar, face)}
          />
          <Portrait
            name={seed || labelOf(avatar)}
            drawn={avatar}
            face={face}
            isChosen
            size={96}
            className={styles.smallFace}
          />
        </label>
      ))}
    </ChoiceGroup>
  );
}
