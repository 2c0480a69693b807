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

/** No item is open: a letter, half out of its envelope. */
export function OpenLetter() {
  return (
    <g className={classes.thing}>
      <path className={classes.dark} d="M58 60 86 40l28 20z" />
      <path className={classes.paper} d="M66 44h40v34H66z" />
      <path className={classes.lines} d="M72 51h20M72 55.5h28M72 60h24" />
      <path className={classes.light} d="M58 60l28 17 28-17v26a3 3 0 0 1-3 3H61a3 3 0 0 1-3-3z" />
      <path className={classes.dark} d="M58.8 87.8 80 73.4l1.6 1-20 14.6zM113.2 87.8 92 73.4l-1.6 1 20 14.6z" />
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

/** Nothing in the bin: a water pot, lying on its side, empty. */
export function Pot() {
  return (
    <g className={classes.thing}>
      <path
        className={classes.dark}
        d="M58 84c0-15 11-25 26-25 14 0 24 8 24 15l8-3v22l-8-3c0 6-10 9-24 9-15 0-26-4-26-15z"
      />
      <path className={classes.light} d="M60 82c0-13 10-22 24-22 12 0 21 6 21 13s-9 6-21 6-20 2-24 3z" />
      <ellipse className={classes.dark} cx="116" cy="82" rx="3.4" ry="11" />
      <path className={classes.weave} d="M66 74c10-5 22-6 36-3" />
    </g>
  );
}

/** No redirects: a signpost with one arm. */
export function Signpost() {
  return (
    <g className={classes.thing}>
      <path className={classes.dark} d="M80 38h4v52h-4z" />
      <path className={classes.light} d="M64 44h44l9 8-9 8H64z" />
      <path className={classes.dark} d="M72 51h28v2H72z" />
    </g>
  );
}

/** No activity: an open ledger on a low desk, its pages empty. */
export function Ledger() {
  return (
    <g className={classes.thing}>
      <path className={classes.dark} d="M48 74h76v4H48zM54 78h4v10h-4zM114 78h4v10h-4z" />
      <path
        className={classes.light}
        d="M86 72V56c-8-5-18-6-28-4v18c10-2 20-1 28 2zM86 72V56c8-5 18-6 28-4v18c-10-2-20-1-28 2z"
      />
      <path
        className={classes.weave}
        d="M63 57c6-1 12 0 17 2M63 62c6-1 12 0 17 2M92 59c5-2 11-3 17-2M92 64c5-2 11-3 17-2"
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
