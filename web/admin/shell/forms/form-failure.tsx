import { Alert } from '@mantine/core';
import classes from './form-failure.module.css';

/** An error about the form as a whole. */
export function FormFailure({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Alert color="brick" role="alert" className={classes.failure}>
      {message}
    </Alert>
  );
}
