import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import type { Read } from '../routes.ts';
import { Door } from './door.tsx';
import { ForgotForm } from './forgot-form.tsx';

export function reads(read: Read) {
  return read('GET /password-reset');
}

/** The way to a new password, by mail where that is set up. */
export function Page() {
  const { data: reset } = useQuery(query('GET /password-reset'));
  const isOffered = reset?.isOffered !== false;
  return (
    <Door
      title="Forgot your password?"
      lead={
        isOffered
          ? 'Tell us your email. We send you a link by which you choose a new password.'
          : 'This site sends no mail. Ask an admin for a new password: it takes them a minute. Who is the only admin asks whoever installed the site.'
      }
      back={{ href: '/login', label: 'Back to the login' }}
    >
      {isOffered && <ForgotForm />}
    </Door>
  );
}
