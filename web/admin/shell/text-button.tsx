import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './text-button.module.css';

type TextButtonProps = UnstyledButtonProps & ComponentPropsWithoutRef<'button'>;

/** A button inside a sentence. */
export function TextButton(props: TextButtonProps) {
  return <UnstyledButton {...props} className={classes.button} />;
}
