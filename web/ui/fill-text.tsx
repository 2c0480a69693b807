import { Fragment, type ReactNode } from 'react';

/** A text with its `{name}` placeholders replaced by elements. An unknown one stays as it is. */
export function fillText(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = piece.slice(1, -1);
    return <Fragment key={index}>{piece.startsWith('{') && Object.hasOwn(parts, name) ? parts[name] : piece}</Fragment>;
  });
}
