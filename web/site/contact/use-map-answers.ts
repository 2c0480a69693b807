import { useEffect, useState } from 'react';
import { MAP_HOST } from '#contract/constants.ts';

/** A small picture of the map's host, which tells whether it can be reached: a frame does not tell that it failed. */
const SIGN_OF_LIFE = `${MAP_HOST}/favicon.ico?map`;

/** Whether the map's host answers, asked once it is `wanted` and again when the connection is back. */
export function useMapAnswers(wanted: boolean): boolean {
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    if (!wanted || answers) return undefined;
    const ask = () => {
      const picture = new Image();
      picture.referrerPolicy = 'strict-origin-when-cross-origin';
      picture.onload = () => setAnswers(true);
      picture.src = SIGN_OF_LIFE;
    };
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [wanted, answers]);
  return answers;
}
