import classes from './scenes.module.css';

// What stands in the dunes of an empty screen. Each is drawn into the picture of `EmptyState`, 172 by 98.

/** No leads: a charpai nobody sits on, under the first stars. */
export function Charpai() {
  return (
    <g className={classes.thing}>
      <path
        className={classes.dark}
        d="M50 68h72v4H50zM54 60h4v26h-4zM114 60h4v26h-4zM66 72h3v10h-3zM103 72h3v10h-3z"
      />
      <path className={classes.weave} d="M60 69.6h52M60 71.2h52" />
      <path className={classes.light} d="M60 63c8-4 16-4 20 0v5H60z" />
    </g>
  );
}

/** No messages: a letter box on a post, its flag down. */
export function LetterBox() {
  return (
    <g className={classes.thing}>
      <path className={classes.dark} d="M84 62h4v26h-4z" />
      <path className={classes.light} d="M66 62V50a9 9 0 0 1 9-9h22a9 9 0 0 1 9 9v12z" />
      <path className={classes.dark} d="M66 62V50a9 9 0 0 1 18 0v12zM100 54h14v3h-14z" />
      <path className={classes.weave} d="M70 51h10" />
    </g>
  );
}

/** No backups: a tin trunk, shut. */
export function Trunk() {
  return (
    <g className={classes.thing}>
      <path className={classes.light} d="M56 84V60a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v24z" />
      <path
        className={classes.dark}
        d="M56 64h60v2.4H56zM67 52h3v32h-3zM102 52h3v32h-3zM82 61h8v9h-8zM56 82h60v3H56zM52 69h4v2h-3v6h3v2h-4zM120 69h-4v2h3v6h-3v2h4z"
      />
    </g>
  );
}

/** No results: footprints that lead over the dune and out of sight. */
export function Footprints() {
  return (
    <g className={classes.prints}>
      {FEET.map(([x, y, size]) => (
        <ellipse key={x} cx={x} cy={y} rx={size} ry={size * 0.55} transform={`rotate(-24 ${x} ${y})`} />
      ))}
    </g>
  );
}

const FEET = [
  [58, 91, 3.4],
  [71, 90, 3.2],
  [76, 84, 2.9],
  [89, 83, 2.7],
  [91, 77, 2.4],
  [102, 76, 2.2],
  [103, 71, 1.9],
  [111, 70, 1.7],
  [111, 66, 1.4],
] as const;
