import { LANGUAGES, type Language } from './languages.ts';

/** The language of the site. A build for visitors has one language, and replaces this module. */
let current: Language = 'en';

export function language(): Language {
  return current;
}

/** The locale of the site's language, for `Intl`. */
export function locale(): string {
  return LANGUAGES[current].locale;
}

/** Changes the language of all texts of this process. */
export function setLanguage(chosen: Language): void {
  current = chosen;
}

/** Reads a text in a language. */
export function inLanguage(chosen: Language, read: () => string): string {
  const before = current;
  current = chosen;
  try {
    return read();
  } finally {
    current = before;
  }
}

/** The same texts in another language. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : Translation<T[K]>;
};

/** Texts in the language of the site. Read them when they are shown: the language may change. */
export function translated<T extends object>(
  texts: Readonly<{ en: T } & Record<Language, Translation<T>>>,
): Translation<T> {
  const shown = {};
  for (const key of Object.keys(texts.en)) {
    Object.defineProperty(shown, key, { enumerable: true, get: () => texts[current][key as keyof T] });
  }
  return shown as Translation<T>; // the same keys
}
