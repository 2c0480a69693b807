import classes from './palette-samples.module.css';
import * as appearanceTexts from '#web/admin/texts/appearance.ts';

export interface Sample {
  name: string;
  text?: string;
  ground?: string;
  /** How the colour of the text differs from the one it follows. */
  step?: string;
}

/** Samples of text in colours. Until the colours are known, their places. */
export function PaletteSamples({ samples = WAITING }: { samples?: readonly Sample[] }) {
  return (
    <section className={classes.samples} aria-label={appearanceTexts.howTheAccentIsUsed}>
      {samples.map(({ name, text, ground, step = '\u00a0' }) => (
        <div key={name} className={classes.sample}>
          <span className={classes.color} style={{ color: text ?? 'transparent', background: ground }} aria-hidden>
            {appearanceTexts.letters}
          </span>
          <span className={classes.words}>
            <strong>{name}</strong>
            <br />
            {step}
          </span>
        </div>
      ))}
    </section>
  );
}

const { buttons, onBackground, onNight } = appearanceTexts;
const WAITING: readonly Sample[] = [buttons, onBackground, onNight].map((name) => ({ name }));
