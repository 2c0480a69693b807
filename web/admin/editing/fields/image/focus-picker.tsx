import { Button } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PictureShape } from '#contract/field-meta.ts';
import { COMMON_SHAPES } from '#contract/picture-places.ts';
import { FOCUS_STEP, pictureFocus, withFocus, type Focus } from '#contract/pictures.ts';
import { imageSource } from '#web/api.ts';
import classes from './image.module.css';
import { WholePicture } from './whole-picture.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';
import * as looksTexts from '#web/admin/texts/picture-looks.ts';

interface FocusPickerProps {
  address: string;
  /** The label of the picture's field. */
  label: string;
  /** The shapes in which the site shows the picture. */
  shapes?: readonly PictureShape[];
  onChange: (focus: Focus | null) => void;
  onDone: () => void;
}

const CENTRE = { x: 50, y: 50 };
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
};

/** Sets the point of the picture that stays visible in every crop: by pointer, or with the arrow keys. */
export function FocusPicker({ address, label, shapes = COMMON_SHAPES, onChange, onDone }: FocusPickerProps) {
  const focus = pictureFocus(address);
  const source = imageSource(withFocus(address, null));
  function endOnKey(event: KeyboardEvent) {
    if (!isEnd(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }
  return (
    <div onKeyDown={endOnKey}>
      <div className={classes.stage} data-focusing>
        <WholePicture source={source}>
          <FocusSurface focus={focus} label={label} onChange={onChange} />
        </WholePicture>
      </div>
      <div className={classes.focusing}>
        <p>{picturesTexts.clickWhatMustStay}</p>
        <Crops source={source} focus={focus ?? CENTRE} shapes={shapes} />
        <div className={classes.ways}>
          <Button size="xs" variant="default" onClick={onDone}>
            {commonTexts.done}
          </Button>
          <Button size="xs" variant="subtle" color="gray" disabled={!focus} onClick={() => onChange(null)}>
            {picturesTexts.letThePageDecide}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Escape ends the choice from anywhere in it, and so does Enter, except on a button. */
function isEnd({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' || (key === 'Enter' && !(target instanceof HTMLButtonElement));
}

interface FocusSurfaceProps {
  focus: Focus | null;
  label: string;
  onChange: (focus: Focus) => void;
}

function FocusSurface({ focus, label, onChange }: FocusSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => surface.current?.focus(), []);
  const { x, y } = focus ?? CENTRE;

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const next = onGrid({ x: (100 * (event.clientX - left)) / width, y: (100 * (event.clientY - top)) / height });
    if (!focus || next.x !== x || next.y !== y) onChange(next);
  }
  return (
    <div
      ref={surface}
      className={classes.surface}
      role="slider"
      tabIndex={0}
      aria-label={picturesTexts.focus(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={picturesTexts.fromTheLeft(x, y)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        onChange(onGrid({ x: x + step.x, y: y + step.y }));
      }}
    >
      <span className={classes.point} data-set={focus !== null || undefined} style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  );
}

/** As the address stores it. */
function onGrid(focus: Focus): Focus {
  return pictureFocus(withFocus('/', focus)) ?? CENTRE;
}

/** About the area of each preview, in square pixels. */
const AREA = 7200;

/** How the picture looks in each shape in which the site crops it. */
function Crops({ source, focus: { x, y }, shapes }: { source: string; focus: Focus; shapes: readonly PictureShape[] }) {
  const cropped = shapes.flatMap(({ name, width, height, isWhole }) =>
    height && !isWhole ? [{ name, ratio: width / height }] : [],
  );
  if (cropped.length === 0) return <p>{looksTexts.isNotCropped}</p>;
  return (
    <ul className={classes.crops} aria-label={looksTexts.crops}>
      {cropped.map(({ name, ratio }) => (
        <li key={`${name} ${ratio}`} style={{ width: Math.sqrt(AREA * ratio) }}>
          <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
